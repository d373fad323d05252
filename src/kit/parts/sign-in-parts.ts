import type { i18n as I18n, ResourceNamespaceMap } from 'i18next'
import type { ComponentType, ReactNode } from 'react'
import type { OnDemand } from '#ui/first-use/on-demand.ts'

/** Loaders fetch its code before the page is shown. */
export type Prepared<Part> = Pick<OnDemand<Part>, 'fetch' | 'here'>

export interface ConfirmationProps {
  onDismiss: () => void
  onSignedIn: () => void
  /** The dialog of all methods, which shows the given part too. */
  children: (part?: ReactNode) => ReactNode
}

/** Confirms in the page that the user is still the same. It may show a dialog of its own instead. */
export type Confirmation = ComponentType<ConfirmationProps>

interface OfferProps {
  redirect: string
  /** How often the button was pressed. */
  presses: number
}

export interface SignInHelpProps {
  email?: string
  redirect: string
}

/** Its code comes once a page of sign-in is at rest, at the first press of its button, or with the form for a code. */
interface SignInCode {
  /** Below its button. */
  Offer?: ComponentType<OfferProps>
  /** Below the form for a code, and for users who can’t use another way. */
  Help?: ComponentType<SignInHelpProps>
  /** A user has come in by a code, and sees the page that they wanted. */
  onArrivalByCode?: (i18n: I18n) => Promise<unknown>
  loadConfirmation: () => Promise<Confirmation>
}

/** Another way to sign in. */
export interface SignInParts {
  /** The server's name of the way. The class of its icon begins with it, too. */
  name: string
  /** The text of its button, if it has one. */
  label?: keyof ResourceNamespaceMap['login']['login']
  part: OnDemand<SignInCode>
}
