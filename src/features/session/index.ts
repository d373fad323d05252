export { authCall, isRecord, readAnswer } from './auth-call.ts'
export { homeOf } from './home-of.ts'
export {
  hearDemoRefusals,
  tellDemoRefusal,
  tellOtherTabs,
  tellSessionLost,
} from './session-news.ts'
export { SessionWatch } from './session-watch.tsx'
export { signOut } from './sign-out.ts'
export { useRefreshSession, useSession, useSessionChanged } from './use-session.ts'
