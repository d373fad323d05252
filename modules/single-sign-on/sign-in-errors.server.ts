import { ofOwners, type Right } from '#modules/organizations/index.server.ts'
import { HttpError } from '#platform/errors/http-error.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { domainMessages } from './email-domains/email-domain.ts'

export const signInErrors = {
  notOwner: () =>
    new HttpError(
      403,
      'YOU_ARE_NOT_ALLOWED_TO_MANAGE_SIGN_IN_OF_THIS_ORGANIZATION',
      'Only owners manage domains, single sign-on and the directory',
    ),
  domainNotFound: () => new HttpError(404, 'EMAIL_DOMAIN_NOT_FOUND', 'Email domain not found'),
  domainAdded: () =>
    httpErrors.duplicate('EMAIL_DOMAIN_ALREADY_ADDED', domainMessages.domainTaken, 'domain'),
  domainTaken: () =>
    new HttpError(409, 'EMAIL_DOMAIN_TAKEN', 'Another organization has verified this domain'),
  noRecord: () =>
    new HttpError(409, 'EMAIL_DOMAIN_RECORD_NOT_FOUND', 'The record of this domain is not found'),
  domainNotChecked: () =>
    new HttpError(409, 'EMAIL_DOMAIN_NOT_CHECKED', 'No name server answers for this domain'),
  tooManyDomains: () =>
    new HttpError(
      403,
      'YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_EMAIL_DOMAINS',
      'You have reached the maximum number of email domains',
    ),
  off: () => new HttpError(403, 'SINGLE_SIGN_ON_OFF', 'Single sign-on is off on this server'),
  providerNotFound: () =>
    new HttpError(404, 'SINGLE_SIGN_ON_NOT_FOUND', 'Single sign on not found'),
  notTried: () =>
    new HttpError(
      409,
      'SINGLE_SIGN_ON_NOT_TRIED',
      'Sign in by the provider once before it is required',
    ),
  noVerifiedDomain: () => new HttpError(409, 'NO_VERIFIED_DOMAIN', 'Verify a domain first'),
  secretRequired: () =>
    new HttpError(409, 'CLIENT_SECRET_REQUIRED', 'A new provider needs its client secret'),
  issuerNotUsable: () =>
    new HttpError(409, 'ISSUER_NOT_USABLE', 'No OpenID provider is found at this address'),
}

/** Domains, providers and directories decide who signs in, so they are for owners. */
export const manageSignIn: Right = { wanted: ofOwners, refusal: signInErrors.notOwner }
