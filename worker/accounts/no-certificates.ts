/**
 * An end of the libraries that read certificates, a tenth of all that is uploaded: the bundle takes this module for them
 * (wrangler.toml). Passkeys come without a certificate (webauthn.ts), so that nothing here is ever asked.
 */
class NoCertificates {
  constructor() {
    throw new Error('Certificates are not read here.')
  }
}

export {
  NoCertificates as AuthorityKeyIdentifierExtension,
  NoCertificates as CRLDistributionPointsExtension,
  NoCertificates as KeyDescription,
  NoCertificates as SubjectKeyIdentifierExtension,
  NoCertificates as X509Certificate,
  NoCertificates as X509ChainBuilder,
  NoCertificates as X509Crl,
}
/** The name of an extension that no certificate has here. */
export const id_ce_keyDescription = ''
