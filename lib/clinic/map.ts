import type { Clinic } from '../content/schema/clinic';

export const mapOrigin = 'https://www.openstreetmap.org';

// The degrees from the centre of the map to its edge, for a whole city and for the streets around the clinic.
const citySpan = { latitude: 0.1, longitude: 0.12, digits: 2 };
const streetSpan = { latitude: 0.003, longitude: 0.004, digits: 6 };

/**
 * The URLs of the embedded map and of Google Maps for the position of the clinic. If that is unknown, the map shows the
 * city, and the link searches for `place`, the address as text.
 */
export function toMap(
  { position, cityPosition }: Pick<Clinic, 'position' | 'cityPosition'>,
  place: string,
) {
  const { latitude, longitude } = position ?? cityPosition;
  const span = position ? streetSpan : citySpan;
  const edges = [
    longitude - span.longitude,
    latitude - span.latitude,
    longitude + span.longitude,
    latitude + span.latitude,
  ];
  const query = new URLSearchParams({
    bbox: edges.map((edge) => edge.toFixed(span.digits)).join(),
    layer: 'mapnik',
  });
  const pin = `${latitude},${longitude}`;
  if (position) {
    query.set('marker', pin);
  }
  return {
    embed: `${mapOrigin}/export/embed.html?${query}`,
    link: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(position ? pin : place)}`,
    hasPin: position !== null,
  };
}
