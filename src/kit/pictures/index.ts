export { PictureField, type ShownPicture } from './field/picture-field.tsx'
export { sendPicture } from './field/send-picture.ts'
export { pictureAddress, pictureSources } from './picture-address.ts'
