import { facts } from '../../facts';
import type { Post } from '../../types';
import { blogPage } from '../blog';
import { emergencyCallHtml, notMonitored } from '../emergency';

export const daylightAndScreens: Post = {
  id: 2,
  title: 'Daylight, screens and short sight: what helps children',
  crumb: 'Daylight and screens',
  author: blogPage.team,
  date: '21 November 2026',
  isoDate: '2026-11-21',
  category: 'Eye Health',
  excerpt: 'One phone, three cousins, an empty ground. Is it the screen, or the missing daylight?',
  description:
    'Short sight is rising among children in Indian cities. What trials found about daylight, how much screen time is advised, and when to have eyes tested.',
  drawing: 'post-daylight',
  drawingTitle:
    'Parallel rays of a low sun enter an eye and meet on its retina, while a small screen lies set aside.',
  content: `
<p>It is half past five in a housing society in Pune, and three cousins are sitting around one phone. Downstairs the playground is empty, although the light is still good. An aunt declares that the phone will ruin their eyes, while grandfather says that they should simply go outside and play.</p>
<p>Which of them is right? On the question of short sight, the trials support grandfather, although the aunt has a point as well. Here is what is known so far, and how a busy family can use it in an ordinary week.</p>

<h2 id="more-short-sight">More children cannot read the board</h2>
<p>Short sight, also called myopia, means that near objects are clear and distant objects are blurred. Light from distant objects comes to a focus before it reaches the back of the eye, and glasses move that focus to the right place.</p>
<p>In Indian cities, 4.4 % of children between 5 and 15 were short-sighted in 1999. By 2019 the figure had risen to 21.2 %, or about one child in five. If it continued to rise in a straight line, it would reach 48 % by 2050.<sup><a href="#reference-1" aria-label="Reference 1">1</a></sup></p>
<p>A line like this is a forecast and not a certainty, and it describes cities only. No single cause explains the increase. However, long hours of close work and little daylight often go together with short sight. Using a phone is close work, but so is reading a novel, completing a tuition worksheet or colouring a picture.</p>

<h2 id="daylight">What daylight can do</h2>
<p>Two trials in China tested a remarkably simple idea, which was to give children more time outdoors.</p>
<ul>
<li><strong>Guangzhou.</strong> Schools added 40 minutes of outdoor time to the day. After three years, 30.4 % of the children had become short-sighted, compared with 39.5 % where nothing had changed.<sup><a href="#reference-2" aria-label="Reference 2">2</a></sup></li>
<li><strong>Shanghai.</strong> Another trial that added time outdoors found between 11 and 16 % fewer new cases.<sup><a href="#reference-3" aria-label="Reference 3">3</a></sup></li>
</ul>
<p>In Guangzhou, this means that about nine fewer children in every 100 became short-sighted. The benefit is modest but real, and it comes from an activity that costs a family nothing. Many children became short-sighted in spite of the additional daylight, so if that happens to your child, it is nobody’s fault.</p>
<p>Two limits are worth remembering. Daylight lowers the chance that short sight begins, but it has not been shown to remove short sight that is already there. Nobody has discovered an ideal number of minutes either. You may read that two hours of daylight are proven to be necessary, but the trials added between 40 and 80 minutes.</p>

<h2 id="an-ordinary-week">Fitting it into a week in Pune</h2>
<p>You do not need to join a sports academy, because time outdoors is what the trials added. The following suggestions are meant to fit around school, tuition and traffic.</p>
<ul>
<li><strong>Mornings.</strong> Leave home ten minutes earlier, and walk the last part of the way to school together, perhaps with a neighbour’s children.</li>
<li><strong>The school break.</strong> Ask whether the younger classes can spend their break outside, because one teacher’s decision can change the day for forty children.</li>
<li><strong>Before homework.</strong> Let your child play outside first and sit at the table afterwards, especially in winter, when evening comes early.</li>
<li><strong>April and May.</strong> Choose the early morning or the hour before sunset, and carry a cap and water. Remind children that looking directly at the sun is dangerous.</li>
<li><strong>The monsoon.</strong> Go outside whenever the rain stops, and do not worry about a week that was simply too wet.</li>
<li><strong>Younger children.</strong> Buying vegetables, watering the plants or visiting a neighbour’s garden together are outdoor activities too.</li>
</ul>
<p>If your child plays cricket or another sport with a hard ball, think of <a href="/sports-vision/sportsvision/">protecting the eyes</a> as well.</p>

<h2 id="screens">How much screen time is sensible?</h2>
<p>The aunt’s worry about the phone deserves an answer as well. Screens by themselves do not cause lasting damage to the eyes, and they are not the only cause of short sight. Nevertheless, an hour on the sofa is an hour of close work, and usually an hour indoors. The Indian Academy of Pediatrics, the national society of children’s doctors, gives this advice for each day.<sup><a href="#reference-4" aria-label="Reference 4">4</a></sup></p>
<ul>
<li>Children under 2 should not have any screen time at all.</li>
<li>Children from 2 to 5 can have up to 1 hour, supervised by an adult.</li>
<li>Children from 5 to 10 should have less than 2 hours.</li>
<li>For older children, screens should be balanced with play, sleep and study.</li>
</ul>
<p>These limits are meant for the whole child and not only for the eyes. Keeping to them is no promise that your child will never need glasses. Many families exceed them occasionally, on a long train journey or on a day in bed, but what usually happens is more important.</p>

<h2 id="strain-or-short-sight">Eye strain is something different</h2>
<p>Eye strain and short sight are often confused with each other, although they need different kinds of help.</p>
<p><strong>Eye strain</strong> is an uncomfortable feeling. After a long period at a screen the eyes are sore, dry or heavy, and resting them usually helps. Younger children may only blink or rub their eyes. Our page on <a href="/vision-therapy/digitaleyestrain/">digital eye strain</a> explains what you should check.</p>
<p><strong>Short sight</strong> often causes no discomfort at all. A child in Class 2 who sees the board badly may believe that it looks blurred to everybody else. Look for other signs, such as sitting very near the television, narrowing the eyes, or copying from another child’s notebook. Neither rest nor eye exercises will clear this kind of blur.</p>

<h2 id="tests-and-treatment">Tests, and treatments that slow it down</h2>
<p>Please do not wait for your child to complain about anything. We recommend a complete <a href="/eye-care/">eye examination</a> by age ${facts.learning.firstEyeExamByAgeYears} at the latest, before Class 1. A child who already wears glasses should be examined every year. It is better still to have sight tested earlier, at least once between the ages of 3 and 5.<sup><a href="#reference-5" aria-label="Reference 5">5</a></sup></p>
<p>Ordinary glasses make distant objects clear again. Other treatments try to slow down the increase of short sight over the years. They include atropine eye drops, special spectacle lenses and special contact lenses. Atropine and the optical methods have the best evidence so far, but their benefits differ, and safety must be considered as well.<sup><a href="#reference-6" aria-label="Reference 6">6</a></sup></p>
<p>Not every child needs additional treatment. Bring the old glasses and any earlier prescriptions to the appointment, because they show how quickly the power has been changing. You can then ask three questions:</p>
<ol>
<li>How quickly is my child’s short sight increasing?</li>
<li>What could each treatment achieve for us, and what are the possible risks?</li>
<li>When will the eyes be measured again, and when would the treatment finish?</li>
</ol>
<p>In the meantime, send the cousins downstairs, and go with them if you possibly can. You may even discover that nobody remembers the phone until dinner.</p>

<aside>
<h2 id="help">When to get help</h2>
<p>See an eye doctor today if a child’s pupil looks white, grey or yellow, or is white in a photograph. Do the same if a child’s eyes have begun to shake, or if an eye is red or painful and sight is blurred. If you notice a squint in a child who is otherwise well, go within days. Call ${emergencyCallHtml}, if sight is suddenly lost or an eye has been injured. Sudden double vision is an emergency too. So is a child’s new squint with headache, vomiting, drowsiness or unsteady walking. ${notMonitored}</p>
</aside>
<p>This page is general information, not a diagnosis. If you are worried about your sight, have an eye examination.</p>
`,
  references: [
    'priscilla-2021',
    'he-2015',
    'he-2022',
    'gupta-2022',
    'uspstf-2017',
    'lawrenson-2025',
  ],
  related: ['/vision-therapy/digitaleyestrain/', '/eye-care/', '/blog/5/'],
  about: [{ kind: 'MedicalCondition', name: 'Myopia', alternateName: 'Short sight' }],
  review: { reviewer: null, reviewedOn: null, nextReviewOn: null },
};
