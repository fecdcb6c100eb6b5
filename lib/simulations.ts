/** The step that is shown until a visitor chooses one, and on paper: the one past the middle. */
export const toStillStep = (count: number): number => Math.floor(count / 2);

/** What a picture can vary: attributes that React and the document spell alike. */
type VariedAttribute = 'stdDeviation' | 'opacity' | 'x' | 'y' | 'dy';

/** The one attribute of an element that varies, with its value at each step, shown at the still one. */
export const vary = <Name extends VariedAttribute>(attribute: Name, values: readonly number[]) =>
  ({
    [attribute]: values[toStillStep(values.length)],
    'data-varies': attribute,
    'data-values': values.join(' '),
  }) as Record<Name, number> & { 'data-varies': Name; 'data-values': string };
