import type { Position } from '@welding/domain/business/service-area';

/** A town on the map, with its center from its municipality and the USGS. */
export type TownFact = Position & { readonly name: string; readonly state: 'IL' | 'IN' | 'WI' | 'MI' };

const town = (name: string, state: TownFact['state'], latitude: number, longitude: number): TownFact => ({
  name,
  state,
  latitude,
  longitude,
});

/** In the order of placing labels: the hardest to move first. */
export const mapTowns: readonly TownFact[] = [
  town('Evanston', 'IL', 42.0451, -87.6877),
  town('Oak Park', 'IL', 41.885, -87.7845),
  town('Naperville', 'IL', 41.7508, -88.1535),
  town('Schaumburg', 'IL', 42.0334, -88.0834),
  town('Hammond', 'IN', 41.6111, -87.4931),
  town('Gary', 'IN', 41.5934, -87.3464),
  town('Joliet', 'IL', 41.525, -88.0817),
  town('Aurora', 'IL', 41.7606, -88.3201),
  town('Elgin', 'IL', 42.0354, -88.2826),
  town('Waukegan', 'IL', 42.3636, -87.8448),
  town('Kenosha', 'WI', 42.5847, -87.8212),
  town('Oak Lawn', 'IL', 41.711, -87.7581),
  town('Arlington Heights', 'IL', 42.0884, -87.9806),
  town('Crystal Lake', 'IL', 42.2411, -88.3162),
  town('Wheaton', 'IL', 41.8661, -88.107),
  town('Orland Park', 'IL', 41.6303, -87.8539),
  town('Highland Park', 'IL', 42.1817, -87.8003),
  town('St. Charles', 'IL', 41.9142, -88.3087),
  town('Libertyville', 'IL', 42.2831, -87.9531),
  town('Antioch', 'IL', 42.4772, -88.0956),
  town('Yorkville', 'IL', 41.6411, -88.4473),
  town('McHenry', 'IL', 42.3334, -88.2667),
  town('Huntley', 'IL', 42.1681, -88.4281),
  town('Wilmington', 'IL', 41.3078, -88.1467),
  town('Frankfort', 'IL', 41.4959, -87.8487),
  town('Chicago Heights', 'IL', 41.5061, -87.6356),
  town('Beecher', 'IL', 41.3406, -87.6214),
  town('Manteno', 'IL', 41.2506, -87.8314),
  town('Crown Point', 'IN', 41.417, -87.3653),
  town('Lowell', 'IN', 41.2914, -87.4206),
  town('Valparaiso', 'IN', 41.4731, -87.0611),
  town('Portage', 'IN', 41.5759, -87.1761),
  town('Michigan City', 'IN', 41.7075, -86.895),
  town('New Buffalo', 'MI', 41.7939, -86.7439),
  town('Zion', 'IL', 42.4461, -87.8328),
  town('Bolingbrook', 'IL', 41.6986, -88.0684),
  town('Kankakee', 'IL', 41.12, -87.8612),
  town('Morris', 'IL', 41.3573, -88.4212),
  town('Woodstock', 'IL', 42.3147, -88.4487),
];
