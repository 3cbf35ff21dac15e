export const texts = {
  stopsInOrder: 'Stops in driving order',
  loading: 'Loading the stops',
  nothing: 'No stops on this day.',
  driving: (duration: string) => `About ${duration} of driving, by straight lines`,
  drivingAtLeast: (duration: string) => `At least ${duration} of driving, by straight lines`,
  drive: (duration: string | undefined) => (duration ? `About ${duration}` : 'Drive not known'),
  backToShop: (duration: string | undefined) =>
    duration ? `About ${duration} back to the shop` : 'Drive back to the shop not known',
  openRoute: 'Open route in Maps',
  openRouteOf: (name: string) => `Open route in Maps: ${name}`,
};
