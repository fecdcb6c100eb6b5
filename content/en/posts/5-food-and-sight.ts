import type { Post } from '../../types';
import { blogPage } from '../blog';
import { emergencyCallHtml, notMonitored } from '../emergency';

export const foodAndSight: Post = {
  id: 5,
  title: 'Can food protect your sight?',
  crumb: 'Food and sight',
  author: blogPage.team,
  date: '21 November 2026',
  isoDate: '2026-11-21',
  category: 'Nutrition',
  excerpt: 'Carrots, capsules, or berries from far away? Some of this advice has been tested.',
  description:
    'Carrots, greens, fish oil and eye capsules: what studies have found about food and sight, who may need a supplement, and what matters more than any of them.',
  drawing: 'post-food',
  drawingTitle: 'An eye whose iris is a plate with a fish, a carrot and a green leaf.',
  content: `
<p>Your grandmother recommended carrots. The chemist has a whole shelf of capsules with an eye on the box. A video that your cousin sent this morning praises a berry that nobody in Pune can buy. Which of them should you believe?</p>
<p>Each of them is holding a small piece of the truth, and the pieces are of very different sizes. Food certainly matters to the eyes. However, the strongest findings concern people who lack a vitamin, or who already have a particular eye disease. For everybody else the advice is pleasantly ordinary, so we may as well begin with the carrot.</p>

<h2 id="vitamin-a">The truth about carrots</h2>
<p>Your eyes need vitamin A. When the body does not have enough, the first sign is <strong>night blindness</strong>, which means poor sight in dim light. A severe lack of the vitamin can make a child blind.<sup><a href="#reference-1" aria-label="Reference 1">1</a></sup></p>
<p>Carrots can therefore help, but only if you lack vitamin A. If you already get enough, another glass of carrot juice will not sharpen your sight. It will not make your glasses unnecessary either, and neither will any other food.</p>
<p>How might you notice a lack in your child? Perhaps your child stumbles in the evening, while others are still walking about easily. Perhaps a toy cannot be found in a dim room, although everything seems normal during the day. Tell a doctor about it, because other conditions of the eye can look exactly the same. In a small child, do that within days. Please do not begin with vitamin A tablets on your own, because more is not always safer.</p>
<p>This does not mean the vitamin A drops that the government programme gives with the vaccinations. Do take those: one dose at 9 months with the measles vaccine, and then one every six months until the age of 5.<sup><a href="#reference-2" aria-label="Reference 2">2</a></sup></p>

<h2 id="eye-capsules">Eye capsules, and who they are for</h2>
<p>Eye capsules have mainly been tested in one disease. <strong>Macular degeneration</strong> affects the macula, the small area at the centre of the retina that you need for reading and for recognising faces. The disease is connected with age and has several stages. Only an examination can show whether you have it, and how far it has advanced.</p>
<p>For people at the middle stage, which doctors call intermediate, a particular supplement has been tested. It is known as the AREDS formula, and it combines several vitamins and minerals. With it, the disease became worse in about 78 fewer people out of every 1,000.<sup><a href="#reference-3" aria-label="Reference 3">3</a></sup></p>
<p>That is a modest benefit, but a worthwhile one. The capsules slow the disease in some people, and they do not bring back sight that has already been lost.</p>
<p>There is also an important warning. An earlier formula contained beta-carotene, the substance that gives carrots their colour. It was linked with nearly twice as many lung cancers in former smokers. A newer formula with lutein and zeaxanthin, two related plant substances, is now preferred.<sup><a href="#reference-4" aria-label="Reference 4">4</a></sup></p>
<p>What if your eyes are healthy? The benefit was found in people who already had the disease, and it cannot simply be carried over to those who do not. We know of no good proof that such capsules prevent it. If you are considering them, ask these three questions before you spend any money.</p>
<ul>
<li><strong>Do I have this disease, and at which stage?</strong> A recommendation from a neighbour or an advertisement cannot answer that.</li>
<li><strong>Which formula is it?</strong> Read the label carefully, and avoid beta-carotene if you smoke or have ever smoked.</li>
<li><strong>Does it suit my other medicines?</strong> Show the box to your doctor before you take the first capsule.</li>
</ul>

<h2 id="whole-plate">The whole plate counts more than one food</h2>
<p>Researchers have also studied what people eat from day to day. They were interested in a pattern with plenty of plants, some fish, and nuts. Advanced macular degeneration was 41 % less common among the people who followed this pattern most closely.<sup><a href="#reference-5" aria-label="Reference 5">5</a></sup></p>
<p>It is an impressive figure, and it deserves a careful reader. The study observed what people had chosen to eat, and nobody was given a diet to follow. People who eat like this may also smoke less, walk more, or visit a doctor sooner. The study therefore shows a connection, but it cannot prove that the food alone was responsible.</p>
<p>Still, there is little to lose by eating this way, and you do not need foreign recipes for it. The pattern translates easily into an Indian kitchen.</p>
<ul>
<li><strong>Vegetables for the larger half.</strong> Think of a leafy bhaji with bhakri, a sabzi of the season, or a koshimbir on the side.</li>
<li><strong>Dal, chana, rajma or usal.</strong> They are plants as well, and they make a complete meal possible without any meat.</li>
<li><strong>Fish, if you eat it.</strong> If you are vegetarian, there is no need to change that for the sake of your eyes.</li>
<li><strong>A small handful of nuts.</strong> Almonds, walnuts and groundnuts all have a place, but grind them for small children, who can choke on whole ones.</li>
<li><strong>Fruit that is in the market now.</strong> A guava in its season does not need to envy a berry that has travelled by aeroplane.</li>
</ul>
<p>You will notice that there is no special “eye food” in this list. No single food has earned that name, and an ordinary way of eating is easier to continue for years.</p>

<h2 id="omega-3">Fish oil for dry eyes</h2>
<p>If your eyes often feel dry and gritty, somebody may already have suggested capsules of omega-3, a kind of fat found in fish. The idea was reasonable enough to be tested properly. In a trial with people who had dry eye disease, some took omega-3 and others took olive oil. The omega-3 capsules did no better than the olive oil.<sup><a href="#reference-6" aria-label="Reference 6">6</a></sup></p>
<p>Why, then, do some people praise them so warmly? Dry eyes have good weeks and bad weeks, and most of us try something new during a bad one. When the next good week arrives, the capsule is given the credit. This is exactly the reason why a trial needs a second group for comparison.</p>
<p>If your eyes trouble you mainly at a screen, our page about <a href="/vision-therapy/digitaleyestrain/">digital eye strain</a> explains what else you can try. Dryness that continues for weeks deserves an examination, because treatment depends on the cause.</p>

<h2 id="beyond-food">What matters at least as much as food</h2>
<p>The best advice for your eyes may have nothing to do with the kitchen. If you smoke, stopping deserves the first place on your list. Late macular degeneration is 2.5 to 4.5 times more common in smokers than in other people.<sup><a href="#reference-7" aria-label="Reference 7">7</a></sup></p>
<p>Your family doctor can help you to stop, and it is quite usual to need several attempts. If nobody in your home smokes, you have made a good beginning already.</p>
<p>The other quiet protection is an <a href="/eye-care/">eye examination</a> at sensible intervals, because several eye diseases give no sign in the beginning. A test every year is sensible if you have diabetes. The same is true if there is glaucoma, a disease of the optic nerve, in your family. With diabetes, the food plan from your own doctor always comes before a list in a blog, including this one.</p>

<h2 id="in-short">Five things to remember</h2>
<ol>
<li>A lack of vitamin A can harm your sight, but more than enough of it does not make your sight sharper.</li>
<li>Certain capsules can slow one disease at one stage, so ask an eye doctor whether you belong to that group.</li>
<li>Avoid capsules with beta-carotene if you smoke, or have smoked in the past.</li>
<li>Eat plenty of plants, with some nuts, and with fish if you like it.</li>
<li>Stay away from tobacco, and have your eyes examined even when you see well.</li>
</ol>
<p>Food does not replace glasses, drops or any other treatment that you have been given. Please continue with your treatment while you improve your meals. You will find more short answers on our <a href="/faq/">page of questions</a>.</p>

<aside>
<h2 id="help">When to get help</h2>
<p>Please do not try to treat a sudden change in your sight with food. Call ${emergencyCallHtml}, if you suddenly lose sight in one or both eyes, even if it returns. See an eye doctor today if you notice new flashes, new floating spots, or a curtain across your sight. If straight lines begin to look bent, or a small child sees badly in dim light, go within days. If you see badly in dim light yourself, arrange an examination soon. ${notMonitored}</p>
</aside>
<p>This page is general information, not a diagnosis. If you are worried about your sight, have an eye examination.</p>
`,
  references: [
    'linus-pauling-vitamin-a',
    'nhm-goa-vitamin-a',
    'evans-2023',
    'chew-2022',
    'merle-2019',
    'dream-2018',
    'delcourt-amd',
  ],
  related: ['/eye-care/', '/vision-therapy/digitaleyestrain/', '/faq/'],
  about: [
    { kind: 'MedicalCondition', name: 'Vitamin A deficiency' },
    { kind: 'MedicalCondition', name: 'Macular degeneration' },
  ],
  review: { reviewer: null, reviewedOn: null, nextReviewOn: null },
};
