export interface ShownSession {
  id: string
  ipAddress: string | null
  userAgent: string | null
  createdAt: number
  lastSeenAt: number
  current: boolean
  impersonated: boolean
}
