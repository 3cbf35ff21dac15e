export const texts = {
  motto: 'Professional Mobile Welding - We Come to You',
  serviceArea: 'Chicagoland area within a 50-mile radius',
};
