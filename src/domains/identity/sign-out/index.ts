export { PersonMenu } from './person-menu.tsx'
export { SignOutDialog } from './sign-out-dialog.tsx'
