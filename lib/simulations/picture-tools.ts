import type { SimulationName, simulations } from '../content/schema/simulations';

/** The attributes that vary, which React and the DOM spell alike. */
type VariedAttribute = 'stdDeviation' | 'opacity' | 'x' | 'y' | 'dy';

type Tuple<
  Count extends number,
  Items extends readonly number[] = [],
> = Items['length'] extends Count ? Items : Tuple<Count, readonly [...Items, number]>;

/** A value for each step of a simulation. */
type StepValues<Name extends SimulationName> = Tuple<(typeof simulations)[Name]> &
  readonly number[];

/** What the picture of a simulation is drawn with. */
export const createPictureTools = <Name extends SimulationName>(name: Name) => ({
  /** The id of an element to which others refer; ids are global, and a page may have several pictures. */
  id: (part: string) => `${name}-${part}`,
  href: (part: string) => `#${name}-${part}`,
  url: (part: string) => `url(#${name}-${part})`,
  /** The one attribute of an element that varies, with its value at each step. */
  vary: <Attribute extends VariedAttribute>(attribute: Attribute, values: StepValues<Name>) =>
    ({
      // Typical vision, until a visitor moves the slider.
      [attribute]: values[0],
      'data-varies': attribute,
      'data-values': values.join(' '),
    }) as Record<Attribute, number> & { 'data-varies': Attribute; 'data-values': string },
});
