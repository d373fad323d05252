export { CoverField } from './field/cover-field.tsx'
export { CoverImage } from './cover-image.tsx'
export { coverPicture } from './cover-picture.ts'
export { LogoField } from './field/logo-field.tsx'
