export { authCall, isRecord, readAnswer } from './auth-call.ts'
export { FetchFailed } from './fetch-failed.tsx'
export { homeOf } from './home-of.ts'
export { ProblemText } from './problem-text.tsx'
export { offline, Refusal } from './refusal.ts'
export {
  hearDemoRefusals,
  tellDemoRefusal,
  tellOtherTabs,
  tellSessionLost,
} from './session-news.ts'
export { SessionWatch } from './session-watch.tsx'
export { signOut } from './sign-out.ts'
export { useSession, useSessionChanged } from './use-session.ts'
