import { facts } from '../../facts';
import type { Post } from '../../types';
import { blogPage } from '../blog';
import { emergencyCallHtml, notMonitored } from '../emergency';

export const visionTherapyHonestly: Post = {
  id: 1,
  title: 'What vision therapy can, and cannot, do',
  crumb: 'Vision therapy',
  author: blogPage.team,
  date: '21 November 2026',
  isoDate: '2026-11-21',
  category: 'Vision Therapy',
  excerpt:
    'A child rubs her eyes over homework. Will eye exercises help? Here is what trials found.',
  description:
    'Which eye problem vision therapy has been shown to help, where it does not help, and five questions that parents can ask any clinic before booking.',
  drawing: 'post-vision-therapy',
  drawingTitle:
    'A balance with an eye at its pivot: solid evidence on one pan outweighs empty claims on the other.',
  content: `
<p>Picture a child in Class 4 at the dining table, with two pages of homework in front of her. The first page goes well. By the second page she is rubbing her eyes, covering one of them, and asking what there is for dinner. A neighbour says that her nephew was exactly the same until somebody gave him eye exercises. Should you book a course?</p>
<p>Perhaps you should. <a href="/vision-therapy/">Vision therapy</a> is supervised practice for how the eyes aim, move and focus together, with additional practice at home. For one common problem it has been tested carefully. For many other uses it has not, and a clinic should tell you so before you pay anything. Here is what we would say to you as a neighbour.</p>

<h2 id="what-it-feels-like">The problem with the best evidence</h2>
<p>When your child reads, both eyes must turn inward until they point at the same word, a movement called convergence. In <strong>convergence insufficiency</strong>, the eyes tend to drift outward at a near distance, so that reading takes effort.<sup><a href="#reference-1" aria-label="Reference 1">1</a></sup></p>
<p>Children seldom say that their eyes are drifting. You are more likely to notice something ordinary.<sup><a href="#reference-1" aria-label="Reference 1">1</a></sup></p>
<ul>
<li>The eyes feel tired or sore after close work, or your child complains of a headache.</li>
<li>The print becomes blurred, or a single word appears double.</li>
<li>Your child repeatedly loses the place on the page.</li>
<li>Homework is abandoned after a few minutes, although a game of cricket can last all evening.</li>
</ul>
<p>None of these signs proves anything by itself, because a child who simply needs glasses may describe much the same. The first step is therefore a complete <a href="/eye-care/">eye examination</a>, including a glasses test with eye drops. After that we measure how well the eyes turn inward and change their focus. One weak result does not always mean that your child needs treatment.</p>

<h2 id="what-it-can-do">What it can do</h2>
<p>The main trial included 221 children with this problem and lasted for 12 weeks. In the group with supervised therapy and practice at home, 73 % of the children were successful or improved. Another group received placebo therapy, which looks like real treatment but is not designed to have any effect. In that group the figure was 35 %.<sup><a href="#reference-2" aria-label="Reference 2">2</a></sup></p>
<p>It is important to read those two figures together. About one child in three improved with sessions that only looked like treatment. And 73 % is not everyone, because roughly one child in four did not improve enough to be counted. Only the difference between the groups can be credited to the therapy itself.</p>
<p>Practice at home alone achieved much less. Pencil push-ups, in which a child watches the tip of a pencil as it approaches the nose, helped 43 %. A computer programme at home helped 33 %, no better than placebo.<sup><a href="#reference-2" aria-label="Reference 2">2</a></sup> An exercise sheet from the internet is not the same treatment.</p>
<p>There is also a later trial that every parent should know about. Once again, the eyes converged better after therapy, but the children’s scores for discomfort improved almost as much with placebo.<sup><a href="#reference-3" aria-label="Reference 3">3</a></sup></p>
<p>We can therefore be fairly certain that therapy changes how the eyes work together. We are less certain how much more comfortable it makes an individual child.</p>

<h2 id="does-it-last">Does the improvement last?</h2>
<p>For most children who recovered, it did. A year after supervised therapy had left them without symptoms, 32 children returned to be examined again. Of these children, 84 % were still free of symptoms.<sup><a href="#reference-4" aria-label="Reference 4">4</a></sup></p>
<p>That is encouraging, although the group was small. Please notice what the figure describes, which is staying well and not getting well. If anybody quotes a success figure in the 80s, ask which of the two is meant.</p>

<h2 id="what-it-cannot-do">What it cannot do</h2>
<p>Many parents hope above all for better school marks, and here the answer is clear, even if it is disappointing. In a trial of about 310 children, therapy improved convergence. Yet reading scores rose no more than with placebo.<sup><a href="#reference-5" aria-label="Reference 5">5</a></sup> The same was true of attention, measured in the same trial.<sup><a href="#reference-6" aria-label="Reference 6">6</a></sup></p>
<p>Comfort still has a value of its own, because eyes that tire less make an evening with a book more pleasant. However, nobody should sell you a programme as the road to better marks. Vision therapy is also not a treatment for any of the following:</p>
<ul>
<li><strong>Dyslexia and ADHD.</strong> These need suitable teaching and medical support. Our page on <a href="/vision-therapy/learning/">learning and vision</a> explains where the eyes matter, and where they do not.</li>
<li><strong>Autism.</strong> Eye problems in autistic children deserve careful attention, but treating the eyes does not treat autism.</li>
<li><strong>Lazy eye and most squints.</strong> Glasses, a patch or an operation come first where they are needed. Exercises are useful only in <a href="/vision-therapy/squint/">particular kinds of squint</a>.</li>
<li><strong>Short-sightedness.</strong> A child who cannot read the blackboard needs glasses, and no exercise can take their place.</li>
</ul>
<p>What if you are the person with uncomfortable eyes, after a whole day at the computer? Adults may also benefit, but there have been few trials, and the best treatment is less clear.<sup><a href="#reference-1" aria-label="Reference 1">1</a></sup></p>

<h2 id="five-questions">Five questions to ask any clinic</h2>
<p>Take this list with you to every clinic that you consider, including ours.</p>
<ol>
<li><strong>What is the diagnosis?</strong> You should hear the name of a particular problem, explained in words that you can repeat to your family at home. “Weak eyes” is not a diagnosis.</li>
<li><strong>How will you measure progress?</strong> Ask for the first measurements on paper, and for the same tests to be repeated every few weeks. Improving at the therapy games does not prove that the eyes are working better.</li>
<li><strong>When do we stop?</strong> A plan needs an ending. It should also explain what happens if the measurements have not changed.</li>
<li><strong>What else could help?</strong> The answer may be different glasses, a patch, an appointment with an eye surgeon, or support from a special teacher. In a mild case, watching carefully may be sufficient.</li>
<li><strong>What does it cost altogether?</strong> Include the sessions, the tests and any materials for use at home. Remember to count your own time, because daily practice needs a parent.</li>
</ol>
<p>For comparison, our programmes usually run for ${facts.visionTherapy.programmeWeeks.min} to ${facts.visionTherapy.programmeWeeks.max} weeks. We plan for ${facts.visionTherapy.sessionsPerWeek.min} to ${facts.visionTherapy.sessionsPerWeek.max} visits a week, and ${facts.visionTherapy.homeDrillMinutesPerDay.min} to ${facts.visionTherapy.homeDrillMinutesPerDay.max} minutes of practice a day at home. Our page about <a href="/vision-therapy/binocular/">binocular vision training</a> explains what happens in the sessions. Some children have tired eyes or a slight headache afterwards, which usually passes quickly.</p>
<p>If a clinic cannot answer these questions plainly, it is reasonable to wait. An eye-teaming difficulty that has been there for months leaves you enough time to think, and to ask somebody else.</p>

<aside>
<h2 id="help">When not to wait</h2>
<p>Exercises are never the answer to a sudden change. Call ${emergencyCallHtml}, for sudden loss of sight, sudden double vision, a drooping eyelid, or a sudden squint in an adult. Do the same for any trouble with the eyes after a head injury. A child’s new squint with headache, vomiting, drowsiness or unsteady walking is an emergency as well. If a pupil looks white, or a child’s eyes have begun to shake, see an eye doctor today. If you have only now noticed a squint in a child who is otherwise well, go within days. ${notMonitored}</p>
</aside>
<p>This page is general information, not a diagnosis. If you are worried about your sight, have an eye examination.</p>
`,
  references: [
    'scheiman-2020',
    'citt-2008',
    'citt-art-2019-symptoms',
    'citt-2009',
    'citt-art-2019-reading',
    'citt-art-2021-attention',
  ],
  related: ['/vision-therapy/', '/vision-therapy/binocular/', '/vision-therapy/learning/'],
  about: [
    { kind: 'MedicalTherapy', name: 'Vision therapy' },
    { kind: 'MedicalCondition', name: 'Convergence insufficiency' },
  ],
  review: { reviewer: null, reviewedOn: null, nextReviewOn: null },
};
