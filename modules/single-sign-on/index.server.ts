export { emailDomains } from './email-domains/email-domain.table.server.ts'
export { ownsAddress } from './email-domains/verified-domains.server.ts'
export { isProtected } from './protected-account.server.ts'
export { manageSignIn } from './sign-in-errors.server.ts'
