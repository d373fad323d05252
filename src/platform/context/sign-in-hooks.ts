import type { users } from '../access/tables.ts'
import type { HttpError } from '../errors/http-error.ts'
import type { ApiContext } from './api-context.ts'

/** The service elsewhere by which a session began, and its encrypted token. */
export interface SessionOrigin {
  providerId: string
  idToken: string | undefined
}

export interface EndedSession {
  method: string | null
  providerId: string | null
  idToken: string | null
}

export type SessionContext = Pick<ApiContext, 'accountHooks' | 'config' | 'database'>

type User = Omit<typeof users.$inferSelect, 'nameKey' | 'emailKey' | 'search' | 'beginnings'>

interface CodeRequest {
  email: string
  callbackURL?: string | undefined
  errorCallbackURL?: string | undefined
}

type CodeSent = { success: true; expiresInMinutes: number; resendAfterSeconds: number }
/** The browser signs in elsewhere, and no code comes. */
type Leaving = { url: string; redirect: true }

/** Takes sign-ins by code that are more than that. Undefined where it takes none. */
export interface CodeDetour {
  /** Says in the reference where no code is sent. */
  description?: string
  sendErrors: readonly HttpError[]
  /** The message sent in place of a sign-in code. */
  send: (context: ApiContext, request: CodeRequest) => Promise<CodeSent | Leaving | undefined>
  signInErrors: readonly HttpError[]
  /** Redeems the code itself. Throws if a code of this address can't sign in. */
  signIn: (
    context: ApiContext,
    given: { email: string; code: string },
  ) => Promise<{ user: User; method: string; origin: SessionOrigin } | undefined>
  /** Names the error of a form without JavaScript, which can't leave. */
  leavingError?: string
}
