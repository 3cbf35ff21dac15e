import { business } from '@welding/domain/values/business';

const { serviceRadiusMiles: radius } = business;
const { name: center } = business.serviceCenter;

export const texts = {
  map: `Map of our service area: ${radius} miles around ${center}`,
  mapDescription: `Counties of Illinois, Indiana, Wisconsin and Michigan around the southern end of Lake Michigan. The circle of ${radius} miles reaches from Kenosha in the north to Manteno in the south, and from Yorkville in the west to New Buffalo in the east.`,
  lake: 'Lake Michigan',
  scale: (miles: number) => `${miles} miles`,
  radius: `${radius} mi`,
  north: 'N',
};
