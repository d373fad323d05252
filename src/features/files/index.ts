export { CoverField } from './cover-field.tsx'
export { CoverImage } from './cover-image.tsx'
export { coverPicture } from './cover-picture.ts'
