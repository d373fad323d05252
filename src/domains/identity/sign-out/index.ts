export { endSession } from './end-session.ts'
export { PersonMenu } from './person-menu.tsx'
export { SignOut } from './sign-out.ts'
