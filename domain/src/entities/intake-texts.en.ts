/**
 * What a welder asks on the phone before driving out, as questions with answers to choose from. `ask` stands above the
 * field.
 */
export const texts = {
  choices: {
    metal: {
      ask: 'What metal is it?',
      hint: 'Try a magnet: it grabs steel and cast iron, but not aluminum, and stainless barely.',
      options: {
        steel: 'Steel',
        stainless: 'Stainless steel',
        aluminum: 'Aluminum',
        cast_iron: 'Cast iron',
        unsure: 'Not sure',
      },
    },
    thickness: {
      ask: 'How thick is it where it broke?',
      options: {
        thin: 'Under 1/8 in: sheet, thin tube, exhaust',
        medium: '1/8 to 3/8 in: angle iron, trailer tongue, most gates',
        heavy: 'Over 3/8 in: buckets, beams, heavy plate',
        unsure: 'Not sure',
      },
    },
    size: {
      ask: 'How much is there to weld?',
      options: {
        spot: 'One crack or joint, up to 6 in',
        several: 'A few places, or up to 3 ft in all',
        large: 'More than that',
      },
    },
    position: {
      ask: 'Where on it is the weld?',
      options: {
        flat: 'On top: it lies flat, or can be turned',
        vertical: 'On the side: it stands upright',
        overhead: 'Underneath: overhead',
      },
    },
    setting: {
      ask: 'Indoors or outdoors?',
      hint: 'Wind blows the shielding gas away; inside we need fresh air, and keep the engine out.',
      options: { outdoors: 'Outdoors', indoors: 'Indoors', both: 'Some of each' },
    },
    access: {
      ask: 'How close can the truck get?',
      hint: 'The welder runs on the truck, and the leads run to you.',
      options: {
        beside: 'Right beside the work',
        leads: 'Within 150 ft: the leads reach',
        carry: 'Further, upstairs, or on a roof',
      },
    },
    power: {
      ask: 'Is there power on site?',
      hint: 'We bring our own. Yours helps where an engine cannot run.',
      options: {
        none: 'No',
        outlet: 'A regular 120 V outlet',
        v240: '240 V, as for a dryer or welder',
        three_phase: 'Three-phase, 480 V',
        unsure: 'Not sure',
      },
    },
    when: {
      ask: 'When do you need it?',
      options: {
        weeks: 'Sometime in the next few weeks',
        days: 'Within a few days',
        nights: 'Only in the evening or on a weekend',
        now: 'As soon as someone can come, day or night',
      },
    },
    combustibles: {
      ask: 'Is there anything within 35 ft that could catch fire and cannot be moved?',
      hint: 'Wood, insulation, dry grass, dust, fuel, cardboard. Sparks travel that far.',
      options: { no: 'No', yes: 'Yes', unsure: 'Not sure' },
    },
    fireWatch: {
      ask: 'Can someone keep watch for 30 minutes after the last spark?',
      options: { yes: 'Yes', no: 'No', unsure: 'Not sure' },
    },
    permit: {
      ask: 'Does the site ask for a hot-work permit?',
      hint: 'Plants, warehouses and landlords often do.',
      options: { no: 'No', yes: 'Yes', unsure: 'Not sure' },
    },
    tank: {
      ask: 'Is it a tank, drum or pipe that has held fuel, oil or chemicals?',
      hint: 'Even an empty one can explode. We have to know before we come.',
      options: { no: 'No', cleaned: 'Yes, and it was cleaned', yes: 'Yes', unsure: 'Not sure' },
    },
  },
  /** What is answered in words. */
  words: {
    broke: { ask: 'What broke?' },
    town: { ask: 'Town, if you have no ZIP code' },
  },
};
