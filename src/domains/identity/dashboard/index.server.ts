import { sessionsPart, signInsPart } from './server/sign-ins-part.server.ts'
import { usersPart } from './server/users-part.server.ts'

export const identityDashboard = [usersPart, sessionsPart, signInsPart]
