export interface ShownSession {
  id: string
  ipAddress: string | null
  userAgent: string | null
  /** How the user came in. */
  method: string | null
  createdAt: number
  lastSeenAt: number
  current: boolean
  impersonated: boolean
}
