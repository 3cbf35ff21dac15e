export const texts = {
  stopsInOrder: 'Stops in driving order',
  loading: 'Loading the stops',
  nothing: 'No stops on this day.',
  driving: (duration: string) => `About ${duration} of driving, as the crow flies`,
  drivingAtLeast: (duration: string) => `At least ${duration} of driving, as the crow flies`,
  drive: (duration: string | undefined) => (duration ? `About ${duration}` : 'Drive time unknown'),
  backToShop: (duration: string | undefined) =>
    duration ? `About ${duration} back to the shop` : 'Drive back to the shop unknown',
  openRoute: 'Open route in Maps',
  openRouteOf: (name: string) => `Open route in Maps: ${name}`,
};
