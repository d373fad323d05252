/** Times in milliseconds. */
export interface ShownSession {
  id: string
  ipAddress: string | null
  userAgent: string | null
  createdAt: number
  lastSeenAt: number
  /** The session of this request. */
  current: boolean
  /** Opened by an admin who impersonates this user. */
  impersonated: boolean
}
