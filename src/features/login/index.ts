export { isEmailAddress } from './email-address.ts'
export { LoginErrorPage } from './error-page.tsx'
export { LoginPage } from './login-page.tsx'
export { VerifyPage } from './verify-page.tsx'
