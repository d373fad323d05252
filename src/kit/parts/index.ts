export type { AccountCardProps, AccountSection } from './account-parts.ts'
export type { ActivityParts, ActivityTarget } from './activity-parts.ts'
export type { OrganizationParts, OrganizationTab } from './organization-parts.ts'
export { usePart } from './use-part.ts'
export type {
  Confirmation,
  ConfirmationProps,
  SignInHelpProps,
  SignInParts,
} from './sign-in-parts.ts'
export {
  type AfterHydration,
  type CodeCheckProps,
  type Feature,
  type HeaderPart,
  type OrganizationCard,
  type Parts,
  PartsContext,
  useParts,
} from './parts.ts'
