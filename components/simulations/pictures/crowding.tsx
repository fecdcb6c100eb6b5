import { vary } from '@/lib/simulations';

/** A box of toys: the ball in its middle loses its colour and its edge among the others. */
export function Crowding() {
  return (
    <>
      <path className="fill-raised stroke-text" d="M10 40H310L296 172H24Z" />
      <path
        className="stroke-text"
        d="M36 74L66 50L96 74L66 112ZM36 74H96M66 50V112M66 112Q60 126 70 134T64 150M222 76H284V110H222ZM222 110L232 92L246 110M246 76V56H268V76M108 164V136H136V164ZM136 164V146H160V164M112 136L122 118L132 136M206 150Q224 122 242 150L224 164ZM224 136V122M254 128A18 14 0 1 1 254 156A18 14 0 1 1 254 128"
      />
      <circle className="stroke-text" cx="232" cy="112" r="8" />
      <circle className="stroke-text" cx="274" cy="112" r="8" />
      <g {...vary('opacity', [1, 0.7, 0.35, 0])}>
        <circle className="fill-accent" cx="164" cy="98" r="30" />
      </g>
      <circle className="stroke-text" cx="164" cy="98" r="30" />
      <path className="stroke-text" d="M136 88Q164 104 192 88M150 72Q158 98 150 124" />
      <g {...vary('opacity', [0, 0.25, 0.6, 1])}>
        <path
          className="stroke-text"
          d="M96 60L196 76L136 128L112 76ZM120 132L208 64L222 120ZM172 60V142M128 104H212M112 112L180 152L204 92M140 60Q220 90 150 150M96 92Q150 40 214 104"
        />
        <circle className="stroke-text" cx="190" cy="118" r="22" />
        <circle className="stroke-text" cx="138" cy="84" r="20" />
      </g>
    </>
  );
}
