/** The days accepted as input. Loops over them end, and years up to 9999 sort as text. */
export const givenDays = { min: '2000-01-01', max: '2100-12-31' } as const;

export const textLimits = { name: 100, email: 254, phone: 30, title: 200, address: 500, text: 5000 } as const;

/** Specification section 3: precision 10, scale 2. Dollars. */
export const moneyColumnMax = 99_999_999.99;

/** Dollars per card payment: the specification's minimum and Stripe's maximum for US dollars. */
export const paymentAmountRange = { min: 1, max: 999_999.99 } as const;

export const bookingGraceMs = 60_000;

export const maxOpenVisits = 20;
/** The staff that lists and the server read: far more than a business of this size employs, former staff included. */
export const maxStaff = 1_000;

export const usualCutoffHours = 24;

/** The most entries in a list's response, or that the portal watches. */
export const maxListLength = 200;

/** After this wait for a dependency, requests get 503. */
export const dependencyTimeoutMs = 8_000;

export const maxBodyBytes = 100_000;

/** Characters per field, and bytes of the whole body. */
export const clientErrorLimits = { page: 200, message: 500, stack: 4_000 } as const;
export const maxClientErrorBytes = 16_000;

/** A photo's size in bytes, and its upload time. */
export const maxPhotoBytes = 10_000_000;
export const maxPhotoSeconds = 20;

/** Bytes per part and the number of parts. A lost connection costs one part only. */
export const maxPhotoPartBytes = 32_000;
export const maxPhotoParts = 312;

export const maxRequestPhotos = 8;
export const maxProjectPhotos = 40;

export const maxCaptionLength = 200;

export const maxBodySeconds = 10;

export const maxVisitWindowMinutes = 480;

/** The longest block of a welder, which bounds how far back a calendar looks. */
export const maxBlockDays = 31;

export const paperLinkDays = 60;

/** Days a tap may wait in a phone's queue, and the most hours of one visit. */
export const tapWaitingDays = 14;
export const maxTapHours = 24;
