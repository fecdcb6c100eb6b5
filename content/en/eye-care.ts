import type { EyeCareCard } from '../types';

export const eyeCareCards: readonly EyeCareCard[] = [
  {
    id: 'comprehensive-examination',
    icon: 'eye-examination',
    title: 'Comprehensive eye examination',
    preview:
      'A full check of your sight, your glasses and the health of your eyes. It can find problems that you have not noticed yet.',
    details: [
      [
        'A comprehensive examination has two aims. It shows whether you need glasses, and it looks for silent disease, which means disease that you have not noticed yourself.',
        { cite: ['chuck-2020'] },
      ],
      'We begin with your history: what you notice, your general health, your medicines, and eye disease in the family. Then we measure how well you see far away and close up, and which glasses you need. In children, this test is done with eye drops that relax the focusing muscle, so that the result is accurate.',
      [
        'Next we check how your eyes move and how they work as a team. The examination also covers the pressure inside the eye, the front of the eye and the back. To see the back well, it is sometimes necessary to widen the pupil with drops.',
        { cite: ['chuck-2020'] },
        ' After such drops, do not drive until your sight is clear again.',
      ],
      [
        'Diabetes needs special care. With type 2, have an eye examination when the diabetes is found, and then every year. With type 1, begin five years after it starts. Women with diabetes should also have an examination before pregnancy and again early in it.',
        { cite: ['chuck-2020'] },
      ],
      [
        'If tests are difficult for your child, tell us before you come. Our page about ',
        { link: 'autism and vision', href: '/vision-therapy/austim/' },
        ' describes what can make a visit easier.',
      ],
      'At the end we talk about the findings and give you a written plan. If we find signs of disease, we refer you to an eye doctor, also called an ophthalmologist.',
    ],
  },
  {
    id: 'low-vision-aids',
    icon: 'low-vision-aids',
    title: 'Low vision aids',
    preview:
      'Magnifiers, lamps, filters, phone settings and training for people whose sight stays weak even with the right glasses.',
    details: [
      'Low vision is sight that glasses, medicine or surgery cannot bring to normal. Macular degeneration, which damages the centre of sight, is one possible cause. Others are diabetes, glaucoma, retinitis pigmentosa and albinism, or an impairment of the brain’s own seeing pathways. People with low vision can still use the sight that remains.',
      'We ask what you want to do, such as reading the post, recognising faces, cooking or following the board at school. Then we try aids for that task. The choice includes magnifiers, small telescopes, tinted filters and task lamps. Large print, phone settings, screen readers and a white cane can help as well.',
      [
        'Training belongs to the aid. In a trial of 126 people, one group received low vision devices and six weekly sessions with a therapist. Their reading ability improved greatly, while people on the waiting list became slightly worse.',
        { cite: ['stelmack-2008'] },
      ],
      [
        'A Cochrane review of 44 studies found no clear effect on general quality of life. Some methods, including psychological support, may improve the part of it that depends on vision, but the evidence is uncertain.',
        { cite: ['van-nispen-2020'] },
        ' Aids do not treat the disease. They help you to do more with the sight you have.',
      ],
      'Ask for help early, and continue any treatment with your eye doctor. Ask also about a disability certificate and the UDID card, which is the government’s identity card for people with disabilities. Students may be able to have a writer or extra time in examinations.',
    ],
  },
  {
    id: 'speciality-contact-lenses',
    icon: 'contact-lens',
    title: 'Speciality contact lenses',
    preview:
      'Lenses made for eyes that glasses and ordinary contact lenses do not suit, such as eyes with keratoconus.',
    details: [
      'The cornea is the clear window at the front of the eye. In keratoconus it becomes thin and bulges like a cone, so glasses may no longer give clear sight. Other reasons for a special lens are scarred or grafted corneas, very strong or uneven prescriptions, severe dry eye or a damaged iris. Babies may need one after cataract surgery.',
      [
        'Scleral lenses are large and rest on the white of the eye. In a study of 157 eyes with keratoconus, sight improved from about 6/19 with glasses to about 6/7, where 6/6 is normal. Infection occurred in 0.6 %, and one lens in four broke.',
        { cite: ['scleral-lenses-keratoconus'] },
      ],
      'We examine the eye, try different lenses and check how they fit. You learn to put them in, take them out and clean them. Keratoconus also needs regular checks by an eye doctor, and it is important to stop rubbing your eyes.',
      [
        'Careful habits protect the eye. In a survey in the USA, 99 % of lens wearers had at least one risky habit. Nearly a third had had a red or painful eye that needed a doctor.',
        { cite: ['cope-2015'] },
      ],
      [
        'Wash and dry your hands before you touch a lens. Keep lenses away from water, including the shower and the pool. Do not sleep in them unless this was prescribed. Use fresh solution every day, and a new case every 3 months.',
        { cite: ['cope-2015'] },
        ' If an eye becomes red, painful or sensitive to light, take the lens out, keep it, and see an eye doctor the same day.',
      ],
    ],
  },
];
