import {
  EyeFromAbove,
  EyeInProfile,
  FaintLine,
  FlightPath,
  Outline,
  Ray,
  Shuttlecock,
  Surface,
} from './shapes';

export const sportsDrawings = {
  // An eye in profile keeps its visual axis on a ball in flight.
  'sports-vision': (
    <>
      <FlightPath d="M120 40Q244 -20 302 162" />
      <g transform="translate(76 112) rotate(-25.3)">
        <EyeInProfile />
        <ellipse className="fill-raised stroke-text" cx="27" rx="7" ry="17" />
        <Ray d="M-46 0H167.5" />
        <circle className="fill-accent" cx="-46" r="5" />
      </g>
      <circle className="fill-accent2" cx="227.5" cy="40.5" r="16" />
    </>
  ),
  // The gaze of a batter is already where the ball will pitch, in front of bat and stumps.
  'sports-cricket': (
    <>
      <FaintLine d="M16 156H304" />
      <Outline strokeWidth="6" d="M271 92V156M285 92V156M299 92V156M270 85H300" />
      <g transform="translate(230 152) rotate(12)">
        <Outline strokeWidth="8" d="M0 -74V-102" />
        <Surface d="M-13 -4V-62Q-12 -72 0 -72T13 -62V-4Q0 4 -13 -4Z" />
      </g>
      <FlightPath d="M18 62Q84 70 134 150Q176 112 222 104" />
      <circle className="fill-accent2" cx="65.8" cy="78.5" r="11" />
      <EyeFromAbove x={204} y={42} radius={26} turn={122.9}>
        <Ray d="M29 0H128.7" />
      </EyeFromAbove>
      <circle className="fill-accent" cx="134" cy="150" r="7" />
    </>
  ),
  // A shuttlecock flies from the racket; a saccade goes ahead of it.
  'sports-badminton': (
    <>
      <g transform="translate(60 76) rotate(24)">
        <FaintLine d="M-15 -33V33M0 -40V40M15 -33V33M-27 -18H27M-31 0H31M-27 18H27" />
        <ellipse className="stroke-text" rx="31" ry="41" strokeWidth="5" />
        <Outline d="M0 43V70" />
        <Outline strokeWidth="9" d="M0 74V92" />
      </g>
      <FlightPath d="M97 70Q200 -28 302 132" />
      <g transform="translate(171 32.9) rotate(-2.9)">
        <Shuttlecock />
      </g>
      <EyeFromAbove x={190} y={138} radius={26} turn={-50.6}>
        <Ray d="M29 0H92.8" />
      </EyeFromAbove>
      <circle className="fill-accent" cx="248.9" cy="66.2" r="8" />
    </>
  ),
  // The eye scans the ball, the keeper and the free corner of the goal.
  'sports-football': (
    <>
      <FaintLine d="M180 26V112M204 26V112M228 26V112M252 26V112" />
      <FaintLine d="M276 26V112M156 48H300M156 70H300M156 92H300" />
      <Outline strokeWidth="5" d="M156 112V26H300V112" />
      <Outline strokeWidth="5" d="M198 112L208 94L218 112M208 94V82M186 66L208 82L230 66" />
      <circle className="fill-text" cx="208" cy="66" r="8" />
      <FlightPath d="M148 134Q284 132 280 44" />
      <g transform="translate(112 138) rotate(12)">
        <circle className="fill-raised stroke-accent2" strokeWidth="3" r="27" />
        <path className="fill-accent2" d="M0 -10L9.5 -3.1L5.9 8.1L-5.9 8.1L-9.5 -3.1Z" />
        <path className="fill-accent2" d="M0 -18L-8.8 -25.5A27 27 0 0 1 8.8 -25.5Z" />
        <path className="fill-accent2" d="M17.1 -5.6L21.6 -16.2A27 27 0 0 1 27 0.5Z" />
        <path className="fill-accent2" d="M10.6 14.6L22.1 15.5A27 27 0 0 1 7.9 25.8Z" />
        <path className="fill-accent2" d="M-10.6 14.6L-7.9 25.8A27 27 0 0 1 -22.1 15.5Z" />
        <path className="fill-accent2" d="M-17.1 -5.6L-27 0.5A27 27 0 0 1 -21.6 -16.2Z" />
        <path className="stroke-accent2" d="M0 -10l0 -8M9.5 -3.1l7.6 -2.5" />
        <path
          className="stroke-accent2"
          d="M5.9 8.1l4.7 6.5M-5.9 8.1l-4.7 6.5M-9.5 -3.1l-7.6 -2.5"
        />
      </g>
      <Ray strokeDasharray="1 8" d="M64.1 78.9L91.2 112.4M75.9 56.3L178 63.8" />
      <EyeFromAbove x={44} y={54} radius={26} turn={-2.4}>
        <Ray d="M29 0H236.2" />
      </EyeFromAbove>
      <circle className="fill-accent" cx="280" cy="44" r="7" />
    </>
  ),
  // An anticipatory saccade: the gaze is at the bounce point before the ball.
  'sports-table-tennis': (
    <>
      <Outline strokeWidth="6" d="M20 124H300" />
      <Outline d="M58 127V162M262 127V162" />
      <Outline strokeWidth="4" d="M160 121V92" />
      <g transform="translate(284 66) rotate(18)">
        <Outline strokeWidth="7" d="M0 26V42" />
        <circle className="fill-raised stroke-text" r="22" />
      </g>
      <FlightPath d="M258 62Q212 -8 126 116Q94 72 22 94" />
      <circle className="fill-accent2" cx="208.5" cy="38.3" r="10" />
      <EyeFromAbove x={76} y={42} radius={26} turn={56}>
        <Ray d="M29 0H89.3" />
      </EyeFromAbove>
      <circle className="fill-accent" cx="126" cy="116" r="7" />
    </>
  ),
  // One line of sight runs from the eye through the ring sight to the centre of the target.
  'sports-shooting': (
    <>
      <ellipse className="fill-raised stroke-text" cx="264" cy="90" rx="36" ry="70" />
      <ellipse className="stroke-text" cx="264" cy="90" rx="23.5" ry="46" />
      <ellipse className="stroke-text" cx="264" cy="90" rx="11" ry="22" />
      <Outline d="M156 51A8 19 0 0 1 156 89" />
      <EyeFromAbove x={48} y={50} radius={26} turn={10.5}>
        <Ray d="M29 0H219.7" />
      </EyeFromAbove>
      <Outline d="M156 51A8 19 0 0 0 156 89V98" />
      <Surface d="M180 98V108H124L112 116H88L20 146V108L68 98Z" />
      <FlightPath d="M192 103Q228 99 254 92" />
      <circle className="fill-accent" cx="264" cy="90" r="7" />
    </>
  ),
};
