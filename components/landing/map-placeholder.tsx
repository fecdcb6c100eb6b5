import { LandoltRing } from '@/components/illustrations/landolt-ring';

interface MapPlaceholderProps {
  place: string;
}

/** A drawn map, shown until the real one is loaded. */
export function MapPlaceholder({ place }: MapPlaceholderProps) {
  return (
    <div aria-hidden="true" className="relative grid place-content-center justify-items-center">
      <svg
        viewBox="0 0 400 320"
        aria-hidden="true"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full stroke-hairline"
        fill="none"
        strokeWidth="6"
        strokeLinecap="round"
      >
        <path d="M-10 90Q120 60 200 120T410 150M-10 250Q150 200 260 250T410 240M90-10Q70 120 130 330M290-10Q250 130 320 330" />
        <path className="stroke-accent2" strokeWidth="3" d="M-10 180Q110 130 210 190T410 70" />
      </svg>
      <LandoltRing className="relative size-16" />
      <p className="relative mt-3 rounded-xl bg-surface px-4 py-1 font-bold">{place}</p>
    </div>
  );
}
