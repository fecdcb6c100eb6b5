/** The channels of a colour, from 0 to 255. */
export type Channels = readonly number[];

function toLuminance(channels: Channels): number {
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours (WCAG 2.2, relative luminance). */
export function toContrast(one: Channels, other: Channels): number {
  const [dark = 0, light = 0] = [one, other].map(toLuminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour of which only a share covers what it stands on. */
export const blend = (colour: Channels, ground: Channels, share: number): Channels =>
  colour.map((channel, index) => share * channel + (1 - share) * (ground[index] ?? 0));
