/** A session as a list shows it; moments in milliseconds. */
export interface ShownSession {
  id: string
  ipAddress: string | null
  userAgent: string | null
  createdAt: number
  lastSeenAt: number
  /** The one that asks. */
  current: boolean
  /** Opened by an administrator who acts as this person. */
  impersonated: boolean
}
