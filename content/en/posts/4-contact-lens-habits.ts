import type { Post } from '../../types';
import { blogPage } from '../blog';
import { emergencyCallHtml, notMonitored } from '../emergency';

export const contactLensHabits: Post = {
  id: 4,
  title: 'Contact lens habits that protect your eyes',
  crumb: 'Contact lens habits',
  author: blogPage.team,
  date: '21 November 2026',
  isoDate: '2026-11-21',
  category: 'Eye Care',
  excerpt: 'It is past midnight in the hostel, and the lens case is far away. Just this once?',
  description:
    'A short checklist for contact lens wearers, with the reason for each habit: hands, water, sleep, solution, case, and what to do when an eye turns red.',
  drawing: 'post-contact-lens-habits',
  drawingTitle:
    'A contact lens rests on a fingertip, and beside it a drop of water is crossed out.',
  content: `
<p>It is past midnight in a hostel room, and the examination begins at nine. The lens case is in the bathroom at the other end of the corridor, while the pillow is very near. Surely a single night in contact lenses cannot matter very much?</p>
<p>It can. Sleeping in lenses makes an infection of the eye six to eight times as likely, and an infection can leave sight blurred for life.<sup><a href="#reference-2" aria-label="Reference 2">2</a></sup> The trouble is that most nights nothing happens, so you may ignore the rules for months without noticing any harm. Here is a short list with a reason behind every habit, since a rule is easier to follow when you understand it.</p>

<h2 id="small-but-real">The risk is small, but real</h2>
<p>A contact lens rests on the cornea, the transparent window at the front of your eye. If germs get underneath the lens, they can cause an infection there. This is uncommon, but it can be serious, because a scar on the cornea may leave your sight blurred.</p>
<p>Researchers in Australia counted these infections for a year. Among people who wore ordinary soft lenses or daily lenses, and only during the day, about 2 in 10,000 had one. With lenses of a more breathable material, silicone hydrogel, it was about 12 in 10,000 by day and about 25 in 10,000 with overnight wear.<sup><a href="#reference-1" aria-label="Reference 1">1</a></sup></p>
<p>In other words, nearly all wearers get through a year without any infection. No lens is completely without risk, and your own habits make a difference. So what do people actually do? In a survey in the USA, 99 % of wearers had at least one risky habit. Nearly a third had needed a doctor for a red or painful eye.<sup><a href="#reference-3" aria-label="Reference 3">3</a></sup></p>
<p>Teenagers were very similar to adults.<sup><a href="#reference-4" aria-label="Reference 4">4</a></sup> If you recognise yourself in the following list, you are certainly not alone. Choose one habit that you can change this week, and begin there.</p>

<h2 id="checklist">Six habits, and why they matter</h2>
<p>The first five of these habits are standard advice for safe wear, and the last one is common sense.<sup><a href="#reference-3" aria-label="Reference 3">3</a></sup></p>
<ol>
<li><strong>Wash your hands, and then dry them.</strong> Whatever is on your fingers travels to the lens, and eventually into your eye. Drying is important because wet fingers carry water to the lens.</li>
<li><strong>Keep your lenses away from water.</strong> This includes the tap, the shower and the swimming pool. Water can bring germs to the lens, which then holds them against your eye.</li>
<li><strong>Remove your lenses before you sleep.</strong> The only exception is a lens that has been prescribed for wearing overnight. Sleeping in lenses raises the risk of an infection six to eight times.<sup><a href="#reference-2" aria-label="Reference 2">2</a></sup></li>
<li><strong>Use fresh solution every day.</strong> Empty the case completely before you fill it again. Adding a little to yesterday’s solution is like washing the dishes in dirty water.</li>
<li><strong>Replace the case every 3 months.</strong> Even a case that looks perfectly clean can carry germs. Write the date underneath it, or buy another one whenever the season changes.</li>
<li><strong>Keep a useful pair of glasses.</strong> Some people wear their lenses for too long because they can see nothing with their old glasses. With a good pair in your bag, you always have another possibility.</li>
</ol>

<h2 id="water">Water in everyday life</h2>
<p>The rule about water sounds simple until you notice how often your lenses and water meet. You rinse the case under the tap in the morning. You wash your face after a dusty ride, or step into the shower with your lenses in because you are already late.</p>
<p>Filtered or boiled water may be excellent for drinking, but it is still water and not lens solution. If a lens falls onto the bathroom floor and you have no solution with you, wear your glasses instead. Some occasions need a little preparation:</p>
<ul>
<li><strong>Swimming.</strong> Remove your lenses before you enter the pool. Swimming goggles can be made with your own power, if you see badly without any correction.</li>
<li><strong>Holi.</strong> Wear glasses for the whole celebration, because neither coloured powder nor water should get underneath a lens.</li>
<li><strong>The monsoon.</strong> Rain in your face on a two-wheeler is water as well, so close the visor of your helmet, or travel in glasses.</li>
<li><strong>Travelling.</strong> Carry solution, case and glasses in the bag beside you, because it is easy to fall asleep on a night bus.</li>
</ul>

<h2 id="lens-out">Red, sore or blurred: remove the lens</h2>
<p>If you remember only one paragraph of this article, let it be this one. When an eye becomes red, painful or sensitive to light, remove the lens and keep it. Then see an eye doctor on the same day.<sup><a href="#reference-3" aria-label="Reference 3">3</a></sup></p>
<p>The same advice applies if your sight remains blurred after removing the lens. An infection of the cornea can become worse very quickly, and early treatment gives it less time to leave a scar. Put the lens into its case and take it with you, because the doctor may want it to be tested.</p>
<p>Please do not insert the lens again to discover whether the trouble has disappeared. Wear your glasses until the doctor tells you that lenses are safe again. After the eye has recovered, ask about the probable cause, so that you can prevent another infection.</p>

<h2 id="rubbing">Itching eyes, and the habit of rubbing</h2>
<p>Another habit deserves a section of its own, and that is rubbing your eyes. Stopping is especially important in <strong>keratoconus</strong>, a condition in which the cornea gradually becomes thinner and bulges forward like a cone. As the shape changes, sight becomes blurred and distorted.</p>
<p>Keratoconus is not rare in our part of India. A study in rural Maharashtra found it in 2.3 % of adults over 30. With a stricter definition it was 0.6 %.<sup><a href="#reference-5" aria-label="Reference 5">5</a></sup> Nevertheless, 68 % of patients at one Indian centre had never heard of it.<sup><a href="#reference-6" aria-label="Reference 6">6</a></sup></p>
<p>If your eyes itch, ask for treatment of the itching, and try to leave the eyes alone. Parents should pay attention to teenagers whose glasses need to be changed again and again. If the astigmatism (an uneven curve of the eye) keeps changing, ask for a scan of the cornea.</p>
<p>Specially fitted lenses may then give clearer sight than glasses, and our <a href="/eye-care/">eye care page</a> describes them. There is also a treatment called cross-linking, which can stop keratoconus from becoming worse.<sup><a href="#reference-6" aria-label="Reference 6">6</a></sup> That is why finding it early is helpful.</p>

<h2 id="teenagers">If your teenager asks for lenses</h2>
<p>Many parents want to know the right age. A better question is whether your son or daughter will do the boring parts every day without a reminder. Try a rehearsal of two weeks before the first appointment, with clean hands and a case that is emptied every evening. It is a fair test, and it puts nobody’s eyes in danger.</p>
<p>Young athletes often prefer lenses because they stay in position during a match. However, lenses do not protect the eye from a ball, so please read about <a href="/sports-vision/sportsvision/">eye protection in sport</a> as well. Our <a href="/faq/">questions and answers</a> may help you further. You can also tell us about your lenses in the <a href="/patient-form/">patient form</a> before an appointment.</p>

<aside>
<h2 id="help">When to get help</h2>
<p>See an eye doctor today if you wear lenses and an eye is red, painful, blurred or sensitive to light. Call ${emergencyCallHtml}, or go to the nearest hospital, if you suddenly lose sight. Do the same after an injury to the eye, or if something is stuck in it. Severe pain with redness, coloured rings around lights, or vomiting is an emergency as well. ${notMonitored}</p>
</aside>
<p>This page is general information, not a diagnosis. If you are worried about your sight, have an eye examination.</p>
`,
  references: [
    'stapleton-2008',
    'cope-2018',
    'cope-2015',
    'cope-2017',
    'jonas-2009',
    'keratoconus-awareness-india',
  ],
  related: ['/eye-care/', '/sports-vision/sportsvision/', '/faq/'],
  about: [{ kind: 'MedicalDevice', name: 'Contact lenses' }],
  review: { reviewer: null, reviewedOn: null, nextReviewOn: null },
};
