import { keyPrefix } from '#rules/product.ts'

/** `retrying` is a paragraph on calls that may be sent again. */
export const introductionWith = (retrying = '') =>
  `
The calls of this server for programs. Bodies are JSON, except files.

**Keys.** A program signs in with an API key, \`Authorization: Bearer ${keyPrefix}…\`. It needs no cookie and no \`Origin\`.
\`POST /keys\` makes one, with names of permissions as its scopes; it never does more than its owner may do at the time of
the call. A wrong, expired or revoked key is 401 \`UNAUTHORIZED\`. What is not for keys is 403 \`KEY_NOT_ALLOWED\`: the
sign-in service, keys, impersonation and the active organization of a session.

**Signing in.** Without a key a program signs in as people do, by an emailed code:

1. \`POST /api/auth/email-otp/send-verification-otp\` with the address. Keep the cookie that the answer sets: a code works
   only together with the cookie of the browser or client that asked for it.
2. \`POST /api/auth/sign-in/email-otp\` with the address, the code and that cookie. Without the cookie the answer is
   \`CODE_COOKIE_MISSING\`, whether the code is right or wrong.
3. Send the session cookie of that answer with every further request.

The other calls of the sign-in service are for browsers: \`/api/docs\` shows them, this document leaves them out. All its
paths are below one server.

**Changing something.** Without a key, a request other than GET and HEAD must come from this origin: send the header \`Origin\` with the
address of the server, else the answer is \`CROSS_ORIGIN\`.

${retrying && `${retrying}\n\n`}**Lists.** A list is \`{ items, … }\`. Longer ones come in pages: pass \`nextCursor\` as \`cursor\` until it is \`null\`.
\`total.exact\` is \`false\` where counting stopped at 10,000.

**Conflicts.** A PATCH carries the \`version\` that it changes. When the record has changed since, the answer is 409
\`CONFLICT\` with the record as it is now in \`current\`.

**Live events.** \`GET /api/live\` streams what is recorded as server-sent events, to those who may read the resource:
\`{ resource, id, version, action, own, by }\`. \`id\` is \`null\` for a change of many records. \`own\` marks changes of the
caller, and \`by\` names the user for those who may list users. An event comes at least once, in the order of each record;
what follows the first dash of its id tells repetitions apart. With \`Last-Event-ID\` a client resumes; after more than a
thousand changes it gets the event \`reset\`, and reloads what it shows. More than ten streams of a user are 429 \`TOO_MANY_REQUESTS\`.

**Errors.** Every error is \`{ code, message, requestId }\`. Each operation lists the codes that it may answer with. A path
that does not exist is 404 \`NOT_FOUND\`; one that exists for other methods is 405 \`METHOD_NOT_ALLOWED\` with the header
\`Allow\`. HEAD is answered wherever GET is, with the same headers and no body.
`.trim()
