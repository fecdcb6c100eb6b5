import { EyeInProfile, FaintLine, Outline, Ray, SecondRay, Surface } from './shapes';

const pencil = 'M-14 -36V72H14V-36L0 -72Z';

export const sightDrawings = {
  // An eye with a cloudy lens; beside it its retina, enlarged: vessels, spots and a hollowed optic disc.
  'whom-to-see': (
    <>
      <FaintLine strokeDasharray="3 7" d="M104 55L186 22M104 125L186 158" />
      <EyeInProfile transform="translate(66 90) scale(-1 1)" />
      <ellipse className="fill-raised stroke-text" cx="43" cy="90" rx="12" ry="20" />
      <SecondRay d="M37 82L46 73M33 95L53 78M37 104L54 89M44 108L53 101" />
      <circle className="fill-raised stroke-text" cx="234" cy="90" r="78" />
      <Ray d="M196 80Q198 42 252 30M203 58Q228 46 286 62M232 52Q246 60 254 72M196 100Q198 138 252 150M203 122Q228 134 286 118M232 128Q246 120 254 108M184 82Q170 68 176 44M184 98Q170 112 176 136" />
      <circle className="stroke-line" cx="262" cy="90" r="9" />
      <circle className="fill-accent2" cx="270" cy="42" r="6" />
      <circle className="fill-accent2" cx="292" cy="84" r="4" />
      <circle className="fill-accent2" cx="238" cy="78" r="4" />
      <circle className="fill-accent2" cx="276" cy="134" r="6" />
      <circle className="fill-accent2" cx="234" cy="104" r="5" />
      <circle className="fill-accent2" cx="226" cy="36" r="4" />
      <circle className="fill-surface stroke-text" cx="190" cy="90" r="17" />
      <circle className="stroke-accent2" strokeWidth="4" cx="190" cy="90" r="10" />
    </>
  ),
  // A plate of dots: filled ones form the number 5 among rings; three pencils carry labels.
  'colour-vision': (
    <>
      <FaintLine d="M33 70a8 8 0 1 0 16 0a8 8 0 1 0-16 0M135 77a8 8 0 1 0 16 0a8 8 0 1 0-16 0M27 111a8 8 0 1 0 16 0a8 8 0 1 0-16 0M136 42a8 8 0 1 0 16 0a8 8 0 1 0-16 0M90 155a8 8 0 1 0 16 0a8 8 0 1 0-16 0M143 96a8 8 0 1 0 16 0a8 8 0 1 0-16 0M44 123a8 8 0 1 0 16 0a8 8 0 1 0-16 0M38 91a8 8 0 1 0 16 0a8 8 0 1 0-16 0M101 18a8 8 0 1 0 16 0a8 8 0 1 0-16 0M60 104a8 8 0 1 0 16 0a8 8 0 1 0-16 0M135 125a8 8 0 1 0 16 0a8 8 0 1 0-16 0M47 152a8 8 0 1 0 16 0a8 8 0 1 0-16 0M116 152a8 8 0 1 0 16 0a8 8 0 1 0-16 0M87 104a8 8 0 1 0 16 0a8 8 0 1 0-16 0M159 83a8 8 0 1 0 16 0a8 8 0 1 0-16 0M56 25a8 8 0 1 0 16 0a8 8 0 1 0-16 0M77 19a8 8 0 1 0 16 0a8 8 0 1 0-16 0M29 137a8 8 0 1 0 16 0a8 8 0 1 0-16 0M21 55a8 8 0 1 0 16 0a8 8 0 1 0-16 0M65 160a8 8 0 1 0 16 0a8 8 0 1 0-16 0M40 52a8 8 0 1 0 16 0a8 8 0 1 0-16 0M55 64a8 8 0 1 0 16 0a8 8 0 1 0-16 0M154 62a8 8 0 1 0 16 0a8 8 0 1 0-16 0M14 75a8 8 0 1 0 16 0a8 8 0 1 0-16 0M118 27a8 8 0 1 0 16 0a8 8 0 1 0-16 0M13 96a8 8 0 1 0 16 0a8 8 0 1 0-16 0M153 115a8 8 0 1 0 16 0a8 8 0 1 0-16 0M120 67a7 7 0 1 0 14 0a7 7 0 1 0-14 0M40 33a7 7 0 1 0 14 0a7 7 0 1 0-14 0M61 139a7 7 0 1 0 14 0a7 7 0 1 0-14 0M58 44a7 7 0 1 0 14 0a7 7 0 1 0-14 0M78 142a7 7 0 1 0 14 0a7 7 0 1 0-14 0M137 148a6 6 0 1 0 12 0a6 6 0 1 0-12 0M104 137a6 6 0 1 0 12 0a6 6 0 1 0-12 0M104 65a6 6 0 1 0 12 0a6 6 0 1 0-12 0M55 82a6 6 0 1 0 12 0a6 6 0 1 0-12 0M134 108a5 5 0 1 0 10 0a5 5 0 1 0-10 0M121 134a5 5 0 1 0 10 0a5 5 0 1 0-10 0M163 100a5 5 0 1 0 10 0a5 5 0 1 0-10 0M21 125a5 5 0 1 0 10 0a5 5 0 1 0-10 0M154 132a4 4 0 1 0 8 0a4 4 0 1 0-8 0M141 59a4 4 0 1 0 8 0a4 4 0 1 0-8 0M93 31a4 4 0 1 0 8 0a4 4 0 1 0-8 0M111 165a4 4 0 1 0 8 0a4 4 0 1 0-8 0M46 107a4 4 0 1 0 8 0a4 4 0 1 0-8 0M130 90a4 4 0 1 0 8 0a4 4 0 1 0-8 0M74 33a4 4 0 1 0 8 0a4 4 0 1 0-8 0M16 114a4 4 0 1 0 8 0a4 4 0 1 0-8 0" />
      <path
        className="stroke-accent2"
        strokeWidth="16"
        d="M119 48h0M84 48h0M80 84h0M113 85h0M114 118h0M80 120h0"
      />
      <path
        className="stroke-accent2"
        strokeWidth="14"
        d="M101 48h0M82 66h0M97 79h0M120 101h0M97 126h0"
      />
      <g transform="translate(216 94)">
        <Surface d={pencil} />
        <Outline d="M-14 -36Q-7 -28 0 -36Q7 -28 14 -36M-14 56H14" />
        <path className="fill-text stroke-text" d="M-5 -59L0 -72L5 -59Z" />
        <rect
          className="fill-surface stroke-accent2"
          strokeWidth="3"
          x="-10"
          y="-12"
          width="20"
          height="50"
          rx="3"
        />
        <Outline strokeWidth="3" d="M-3 -2V26M4 -2V14" />
      </g>
      <g transform="translate(256 94)">
        <Surface d={pencil} />
        <Outline d="M-14 -36Q-7 -28 0 -36Q7 -28 14 -36M-14 56H14" />
        <path className="fill-text stroke-text" d="M-5 -59L0 -72L5 -59Z" />
        <rect
          className="fill-surface stroke-accent2"
          strokeWidth="3"
          x="-10"
          y="-12"
          width="20"
          height="50"
          rx="3"
        />
        <Outline strokeWidth="3" d="M-3 -2V18M4 -2V26" />
      </g>
      <g transform="translate(296 94)">
        <Surface d={pencil} />
        <Outline d="M-14 -36Q-7 -28 0 -36Q7 -28 14 -36M-14 56H14" />
        <path className="fill-text stroke-text" d="M-5 -59L0 -72L5 -59Z" />
        <rect
          className="fill-surface stroke-accent2"
          strokeWidth="3"
          x="-10"
          y="-12"
          width="20"
          height="50"
          rx="3"
        />
        <Outline strokeWidth="3" d="M-3 -2V10M4 -2V22" />
      </g>
    </>
  ),
};
