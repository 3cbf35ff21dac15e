/** What the services page says of each service: `description` in paragraphs. */
export const texts = {
  metal_structures: {
    description: [
      'Steel that carries people or loads fails at its connections first: a stringer rusted through at the landing, a base plate lifted by frost, a railing post that has worked loose. We cut back to sound metal, fit new plate, tube or angle of the same grade, and weld it in place, so nothing has to be taken down and hauled to a shop.',
      'On site we mostly run stick with E7018 low-hydrogen rod, kept dry in a heated rod oven, and self-shielded flux core, because wind carries shielding gas away. Thin railings and ornamental work get TIG. Before an arc is struck we remove paint, galvanizing and mill scale, check the steel grade, and preheat thick or cold sections as the thickness tables of AWS D1.1 ask: below freezing, even ordinary A36 is warmed first.',
      'Joints are prepared and sized to AWS D1.1, the structural steel code, and every finished weld is checked by eye and gauge for size, undercut, porosity and cracks. When a repair needs an engineer’s drawing or a third-party inspection, we work to it and leave the welds open until they have been seen. Afterwards we grind where hands will touch, and put on primer or cold galvanizing so the repair does not rust first.',
    ],
    features: [
      'Beams, columns, base plates and bracing',
      'Stairs, handrails, guardrails and fire escapes',
      'Gates, fences, bollards and loading docks',
      'Stick (E7018), flux core, MIG and TIG on site',
      'Joint preparation and visual inspection to AWS D1.1',
      'Fire watch, spark blankets and clean-up included',
    ],
  },
  truck: {
    description: [
      'A cracked frame rail takes a truck out of service, and towing a loaded dump truck often costs more than the repair. We bring an engine-driven welder, a plasma cutter, a magnetic drill and plate to the truck: roadside, in your yard or at the dock.',
      'Truck frames are not all alike. Mild and high-strength low-alloy rails (36,000 to 80,000 psi yield) can be welded with low-hydrogen electrodes and controlled heat. Heat-treated rails of 110,000 psi steel lose their strength in the heat-affected zone, so there we follow the frame maker’s instructions, which usually mean a bolted reinforcement rather than a weld. We identify the rail first, and tell you before we start if welding it would be wrong.',
      'A crack is found to its very end with dye penetrant, drilled at the tip so it cannot run on, ground to a V, welded through from both sides and dressed flush. Reinforcing plates are cut with tapered ends and kept off the flange edges, because a square end or a weld across the flange starts the next crack. Batteries and electronic modules are disconnected, the ground clamp sits beside the weld and never across a bearing, and brake lines, wiring and tanks are shielded.',
    ],
    features: [
      'Frame rails, crossmembers and spring hangers',
      'Fifth wheels, hitches, couplers and landing gear',
      'Dump bodies, tailgates, liftgates and hydraulic mounts',
      'Trailer floors, side rails and ramps',
      'Crack tracing with dye penetrant, tips drilled',
      'Bucket, blade and wear-plate rebuilding',
    ],
  },
  aluminum: {
    description: [
      'Aluminum gives no warning: it does not glow before it melts, it carries heat away several times as fast as carbon steel, and its oxide skin melts near 3,700 °F while the metal under it is liquid at 1,220 °F. So most of the work is done before the arc: degrease, take the oxide off with a stainless brush that never touches steel, and dry the joint, since moisture and oil become porosity.',
      'We weld thin sheet, castings and anything that shows with AC TIG, and boat hulls, dump beds and trailer frames with pulsed MIG through a spool gun. The filler follows the alloy: 4043 for 6061 and most castings, where it flows well and resists cracking; 5356 where strength or a later anodizing matters, and for 5052 and 5086 sheet; no 5356 where the part runs above 150 °F, where it can become brittle. 2024 and 7075 crack when they are fusion-welded, and we will say so and offer another way.',
      'Heat takes strength out of heat-treated aluminum: the zone beside a weld in 6061-T6 keeps a little more than half of it. We lay out repairs with that in mind, to AWS D1.2, the structural aluminum code, with backing plates or longer joints where the load needs them. Tanks are emptied, cleaned and purged first, and pressure-tested after.',
    ],
    features: [
      'Boat hulls, pontoons, towers and T-tops',
      'Dump beds, trailers, truck boxes and ramps',
      'Fuel, water and hydraulic tanks, tested after',
      'Castings: housings, brackets and outdrives',
      'AC TIG and pulsed MIG with spool gun',
      'Fillers 4043 and 5356 matched to the alloy, work to AWS D1.2',
    ],
  },
  onTheRoad: 'Broken down on the road? The hotline is answered 24/7, and trucks go first.',
};
