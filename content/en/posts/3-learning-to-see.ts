import type { Post } from '../../types';
import { blogPage } from '../blog';
import { emergencyCallHtml, notMonitored } from '../emergency';

export const learningToSee: Post = {
  id: 3,
  title: 'Learning to see: what late-sighted children taught us',
  crumb: 'Learning to see',
  author: blogPage.team,
  date: '21 November 2026',
  isoDate: '2026-11-21',
  category: 'Vision Science',
  excerpt:
    'A child’s cloudy lenses are gone, and light comes in. Now the brain has to learn to see.',
  description:
    'Seeing is something the brain learns. What Project Prakash in India found in children treated late for cataracts, and what it means for a lazy eye found late.',
  drawing: 'post-learning-to-see',
  drawingTitle:
    'Blur lifts from an eye: a circle, a square and a face are soft on the left and sharp on the right.',
  content: `
<p>Imagine a child who has lived for years behind two cloudy lenses, through which light can enter but shapes cannot. A surgeon removes the cloudy lenses, and one morning the dressing comes off. Everybody in the room is waiting for the answer to the same question. Can the child see now?</p>
<p>The honest answer is yes, and also not yet, because the eyes can begin their part of the work that very morning. Understanding what you are looking at is another matter, because it has to be learned. Some of the most remarkable lessons about this learning come from children in India.</p>

<h2 id="eye-and-brain">The eye collects, the brain makes sense</h2>
<p>It is tempting to imagine the eye as a camera that sends finished photographs to the brain. In fact it sends signals about light and dark, colours and edges. The brain has to discover where one object ends and the next begins. It must also decide which of them is nearer, and whose face is smiling.</p>
<p>Nobody teaches a baby to do any of this, and yet it happens. The baby simply keeps looking, day after day, at a face, a moving hand, or the fan on the ceiling. With every look, the brain becomes better at using the signals that arrive from the eyes. By the time a child can talk about seeing, it feels as effortless as understanding your mother tongue.</p>
<p>That is why there are two quite different reasons for poor sight. Sometimes a clear picture never reaches the back of the eye, and then glasses or an operation may help. Sometimes the picture arrives, but the brain has not learned to use it well. That second difficulty needs time and practice, even after the first one has been completely removed.</p>

<h2 id="early-years">Why the early years matter</h2>
<p>The most familiar example is <strong>amblyopia</strong>, usually called lazy eye. The sight of one eye is weak because the eye and the brain did not learn to work together in early childhood. The eye itself often looks completely normal.<sup><a href="#reference-1" aria-label="Reference 1">1</a></sup></p>
<p>Lazy eye can begin when one eye needs much stronger glasses than the other, or when one eye turns. A cataract, which means that the lens inside the eye is cloudy, is a rarer and more urgent cause. So is an eyelid that hangs down over the pupil. In every case the brain receives a poorer picture from that eye, and learns less from it.</p>
<p>Age also makes a considerable difference to the treatment of a lazy eye, because children younger than 7 respond best.<sup><a href="#reference-2" aria-label="Reference 2">2</a></sup></p>
<p>It is easy to turn this finding into a hard rule that nothing can be done after a certain birthday. The children of Project Prakash are one good reason to doubt such a rule.</p>

<h2 id="project-prakash">What Project Prakash showed</h2>
<p>The word <em>prakash</em> means light, and Project Prakash followed children in India whose cataracts had remained untreated in their early years. When their eyes were finally treated, they gained sight at an age when other children have already been using theirs for years.</p>
<p>The findings have two halves, and they belong together. Some of the children’s visual abilities improved over the months after treatment, while the sharpness of their sight remained limited.<sup><a href="#reference-3" aria-label="Reference 3">3</a></sup></p>
<p>The first half tells us that a brain which has missed years of clear pictures can still learn something from them. This learning takes months, and does not happen in a single bright moment. The second half tells us that lost years are not simply returned. Fine detail, such as small print or the lowest lines of an eye chart, may remain out of reach.</p>
<p>There is also a lesson here about how we test sight. A letter chart measures sharpness, which is certainly important. However, it does not ask whether you can find your own cup on a crowded shelf, or notice a step in time. A child may read no further down the chart than before, and still use sight better in everyday life.</p>

<h2 id="older-children">What this means for an older child</h2>
<p>Perhaps your son’s lazy eye was discovered only when he was ten, and a relative has told you that it is too late. The figures are kinder than that, although they are not a promise.</p>
<p>In one trial, children aged 7 to 12 received either glasses alone, or glasses together with treatment. Treatment meant a patch, near work, and atropine drops, which blur the better eye for some time. Of the treated children 53 % improved, compared with 25 % of those who had glasses alone.<sup><a href="#reference-4" aria-label="Reference 4">4</a></sup></p>
<p>Among teenagers, a clear benefit was found mainly in those whose lazy eye had never been treated before. In that group, 47 % improved with treatment and 20 % with glasses alone.<sup><a href="#reference-4" aria-label="Reference 4">4</a></sup></p>
<p>What can a family take from these figures?</p>
<ul>
<li><strong>Older does not mean hopeless.</strong> An examination and an honest plan are sensible for a child of 8, 10 or 12.</li>
<li><strong>Older does not mean the same.</strong> Nearly half of the treated children aged 7 to 12 did not improve enough to be counted, so earlier treatment offers the better chance.</li>
<li><strong>Improved does not mean perfect.</strong> Many children keep a small difference between their eyes, and in some the weakness returns. Examinations therefore continue after the patch has been put away.</li>
<li><strong>Glasses come first.</strong> Without a clear picture, the brain has very little to learn from.</li>
</ul>
<p>Our page about <a href="/vision-therapy/amblyopia/">lazy eye</a> explains each treatment in turn. If your child’s difficulty began in the brain and not in the eyes, please read about <a href="/vision-therapy/visual/">cortical visual impairment</a> instead.</p>

<h2 id="limits">What the story does not prove</h2>
<p>Stories about late sight are moving, and moving stories are easily stretched. You may meet them in an advertisement for a computer game or a course that promises to train any eye at any age. The research does not support such a promise.</p>
<p>These children first had a medical cause of poor sight treated. Their progress afterwards does not show that any particular training works. It also tells us nothing certain about adults who have had a lazy eye since childhood. Whatever helps with one cause of poor sight may do nothing for another.</p>
<p>A fair test asks a simple question. Did people who received this treatment do better than similar people who did not? If somebody offers you <a href="/vision-therapy/">vision therapy</a> of any kind, including ours, ask for the answer that applies to your own child’s diagnosis.</p>

<h2 id="what-you-can-do">What you can do this month</h2>
<p>The most useful lesson is also the least dramatic, because finding a problem early is better than treating it late. A young child rarely complains about blurred sight if it is the only sight that child has ever known.</p>
<ul>
<li><strong>Have your child’s eyes tested in time.</strong> An expert panel in the USA advises at least one vision check between the ages of 3 and 5.<sup><a href="#reference-5" aria-label="Reference 5">5</a></sup></li>
<li><strong>Do not wait for the next birthday.</strong> If your child is older and has never been tested, arrange an examination now.</li>
<li><strong>Ask for each eye to be tested alone.</strong> While both eyes are open, the stronger eye can hide the weakness of the other.</li>
<li><strong>Look carefully at photographs.</strong> If one pupil shines white, or looks grey or yellow, your child needs an eye doctor today.</li>
<li><strong>Use the glasses, patch or drops as agreed.</strong> If this has become a daily battle, tell the person who prescribed them, because another treatment may suit your child better.</li>
<li><strong>Enjoy looking at things together.</strong> Sorting buttons or finding a bird in a tree cannot replace treatment, but ordinary life is full of good reasons to look.</li>
</ul>
<p>Our <a href="/eye-care/">eye care page</a> describes what happens during an examination. If your child finds tests difficult, please mention it in the <a href="/patient-form/">patient form</a>, so that the visit can be planned with that in mind.</p>

<aside>
<h2 id="help">When to get help</h2>
<p>See an eye doctor today if a child has a white, grey or yellow pupil, if a child’s eyes have begun to shake, or if a baby of 3 months or more does not look at your face. For a new squint in a child who is otherwise well, go within days. In rare cases a white pupil or a squint is a sign of retinoblastoma, an eye cancer of young children.<sup><a href="#reference-6" aria-label="Reference 6">6</a></sup></p>
<p><strong>When it is an emergency.</strong> Call ${emergencyCallHtml}, if double vision starts suddenly. Do the same if a child’s new squint comes with headache, vomiting, drowsiness or unsteady walking, and for any sudden loss of sight. ${notMonitored}</p>
</aside>
<p>This page is general information, not a diagnosis. If you are worried about your sight, have an eye examination.</p>
`,
  references: [
    'cruz-2023',
    'holmes-2011',
    'gilad-gutnick-2023',
    'pedig-2005-older-children',
    'uspstf-2017',
    'canadian-cancer-society-retinoblastoma',
  ],
  related: ['/vision-therapy/amblyopia/', '/vision-therapy/visual/', '/eye-care/'],
  about: [
    { kind: 'MedicalCondition', name: 'Amblyopia', alternateName: 'Lazy eye' },
    { kind: 'MedicalCondition', name: 'Childhood cataract' },
  ],
  review: { reviewer: null, reviewedOn: null, nextReviewOn: null },
};
