import { HttpError } from '#platform/errors/http-error.ts'

export const pictureErrors = {
  notAPicture: () =>
    new HttpError(415, 'NOT_A_PICTURE', 'The picture must be JPEG, PNG, WebP, AVIF or GIF'),
  brokenPicture: () => new HttpError(400, 'BROKEN_PICTURE', 'The picture is damaged or incomplete'),
  tooManyPixels: (megapixels: number) =>
    new HttpError(413, 'TOO_MANY_PIXELS', `At most ${megapixels} megapixels are accepted`),
}
