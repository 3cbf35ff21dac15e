/** The days and times that come in: loops over them end, and as text they sort by time, which they do not past 9999. */
export const givenDays = { min: '2000-01-01', max: '2100-12-31' } as const;

/** The longest texts that are stored, in characters, after trimming. */
export const textLimits = { name: 100, email: 254, phone: 30, title: 200, address: 500, text: 5000 } as const;

/** Specification section 3: precision 10, scale 2. Dollars. */
export const moneyColumnMax = 99_999_999.99;

/** Dollars that one card payment may move: the specification's minimum, Stripe's own maximum for US dollars. */
export const paymentAmountRange = { min: 1, max: 999_999.99 } as const;

/** How long before now an appointment may lie, so that a form filled in slowly is not refused. */
export const bookingGraceMs = 60_000;

/** How many visits one client may have ahead at a time. */
export const maxOpenVisits = 20;

/** Until how many hours before a visit its client may move or cancel it, unless the settings say otherwise. */
export const usualCutoffHours = 24;

/** The most entries that a list answers with, or that the portal watches. */
export const maxListLength = 200;

/** Requests that wait longer than this for a dependency are answered with 503. */
export const dependencyTimeoutMs = 8_000;

/** The largest JSON body the API reads, in bytes. */
export const maxBodyBytes = 100_000;

/** What is told of an error in a browser: characters each, and bytes of the whole body. */
export const clientErrorLimits = { page: 200, message: 500, stack: 4_000 } as const;
export const maxClientErrorBytes = 16_000;

/** The largest photo the API takes in bytes, and how long it may take to arrive. */
export const maxPhotoBytes = 10_000_000;
export const maxPhotoSeconds = 20;

/** The largest part of a photo that is sent in parts, and the most parts. What a cut connection loses is one part. */
export const maxPhotoPartBytes = 32_000;
export const maxPhotoParts = 312;

/** The most photos that come with one request, and that one list of a project holds. */
export const maxRequestPhotos = 8;
export const maxProjectPhotos = 40;

/** Characters below a photo. */
export const maxCaptionLength = 200;

/** How long a request's body may take to arrive. */
export const maxBodySeconds = 10;

/** The widest arrival window of a visit, in minutes. */
export const maxVisitWindowMinutes = 480;

/** The longest time a welder can be blocked for at once: what a calendar has to look back for. */
export const maxBlockDays = 31;

/** How long the link of a paper's mail holds, in days. */
export const paperLinkDays = 60;

/** How long a tap may wait for a signal, in days, and the most hours that one visit takes. */
export const tapWaitingDays = 14;
export const maxTapHours = 24;
