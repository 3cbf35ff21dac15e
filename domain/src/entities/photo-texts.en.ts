import { business } from '../values/business.ts';
import { maxProjectPhotos, maxRequestPhotos } from '../values/limits.ts';
export const texts = {
  messages: {
    notAPhoto: 'We can’t read this photo. Please send a JPEG, PNG or WebP picture',
    tooManyPixels: 'This picture is too large. Please send one of at most 40 megapixels',
    requestFull: `A request takes at most ${maxRequestPhotos} photos`,
    projectFull: `A project takes at most ${maxProjectPhotos} photos before and after each`,
    uploadRefused: `Photos can no longer be added to this request. Please e-mail them to ${business.email}`,
    busy: 'Too many photos are arriving at this moment. Please try again in a minute',
    partInvalid: 'The part of a photo must be named as in 2/5',
    partMissing: 'A part of this photo did not arrive. It is sent again from its beginning',
    captionInvalid: 'The caption cannot be read. Please type it again',
    gone: 'This photo is gone for good. Please add it again',
  },
  caption: 'Caption',
  owner: 'Photos belong to a quote or a project',
};
