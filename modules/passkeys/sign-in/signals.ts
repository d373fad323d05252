type Owner = { id: string; email: string; name: string }

/** Ids of credentials. */
export type Changed = { removed?: string; accepted?: string[] }

/** What browsers know to do with it: some hide removed passkeys, some show the new name. */
export async function signal({ id, email, name }: Owner, changed: Changed): Promise<void> {
  if (typeof PublicKeyCredential !== 'function') return
  const device: Partial<typeof PublicKeyCredential> = PublicKeyCredential
  const { removed: credentialId, accepted: allAcceptedCredentialIds } = changed
  const rpId = location.hostname
  const userId = handleOf(id)
  const displayName = name || email
  try {
    if (credentialId) await device.signalUnknownCredential?.({ rpId, credentialId })
    if (allAcceptedCredentialIds) {
      await device.signalAllAcceptedCredentials?.({ rpId, userId, allAcceptedCredentialIds })
    }
    await device.signalCurrentUserDetails?.({ rpId, userId, name: email, displayName })
  } catch {
    // A browser may refuse; the passkeys of the account are right all the same.
  }
}

/** The bytes of the user's id, which the passkey was made with. */
function handleOf(id: string) {
  const pairs = id.replaceAll('-', '').match(/../g) ?? []
  const bytes = String.fromCodePoint(...pairs.map((pair) => Number.parseInt(pair, 16)))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
