export { Shelf as default } from './sign-in-shelf/shelf.tsx'
