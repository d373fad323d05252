export { PictureField, type PictureFieldProps } from './field/picture-field.tsx'
export { pictureAddress, pictureSources } from './picture-address.ts'
