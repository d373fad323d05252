export { NotificationsCard as Card } from './notifications-card.tsx'

export const fetch = () => Promise.resolve()
