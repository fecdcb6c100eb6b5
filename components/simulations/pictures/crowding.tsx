import { createPictureTools } from '@/lib/simulations/picture-tools';

const { href, id, vary } = createPictureTools('crowding');

/** A box of toys: the ball in the middle loses its colour, and more and more toys cover it. */
export function Crowding() {
  return (
    <>
      <defs>
        <path
          id={id('kite')}
          className="stroke-text"
          d="M36 70L64 48L92 70L64 106ZM36 70H92M64 48V106M64 106Q58 122 68 132T62 152"
        />
        <path
          id={id('truck')}
          className="stroke-text"
          d="M220 72H286V108H220ZM240 72V54H266V72M227 114A8 8 0 1 0 243 114A8 8 0 1 0 227 114M263 114A8 8 0 1 0 279 114A8 8 0 1 0 263 114"
        />
        <path
          id={id('blocks')}
          className="stroke-text"
          d="M92 164V136H120V164ZM120 164V136H148V164ZM106 136L120 112L134 136"
        />
      </defs>
      <path className="fill-raised stroke-text" d="M10 36H310L296 174H24Z" />
      <g {...vary('opacity', [1, 0.7, 0.35, 0])}>
        <circle className="fill-accent" cx="164" cy="98" r="30" />
      </g>
      <circle className="stroke-text" cx="164" cy="98" r="30" />
      <path className="stroke-text" d="M137 87Q164 104 191 87M150 72Q158 98 150 124" />
      <use href={href('kite')} />
      <use href={href('truck')} />
      <use href={href('blocks')} />
      <g {...vary('opacity', [0, 0.3, 0.65, 1])}>
        <use href={href('kite')} x="86" y="-2" />
        <use href={href('kite')} x="116" y="14" />
        <use href={href('truck')} x="-104" y="22" />
        <use href={href('truck')} x="-62" y="-10" />
        <use href={href('blocks')} x="40" y="-28" />
        <use href={href('blocks')} x="92" y="2" />
        <use href={href('kite')} x="190" y="14" />
      </g>
    </>
  );
}
