/**
 * An end of what reads statements about authenticators, and the certificates in them: the bundle takes this module for
 * those files of the library (wrangler.toml), which are a tenth of all that would be uploaded. Every new passkey comes to
 * it without a statement (webauthn.ts), so that nothing here is ever asked.
 */
function noStatement(): never {
  throw new Error('Statements about authenticators are not read here.')
}

export {
  noStatement as convertX509PublicKeyToCOSE,
  noStatement as getCertificateInfo,
  noStatement as isCertRevoked,
  noStatement as MetadataService,
  noStatement as validateCertificatePath,
  noStatement as verifyAttestationAndroidKey,
  noStatement as verifyAttestationAndroidSafetyNet,
  noStatement as verifyAttestationApple,
  noStatement as verifyAttestationFIDOU2F,
  noStatement as verifyAttestationPacked,
  noStatement as verifyAttestationTPM,
  noStatement as verifyMDSBlob,
}

/** A certificate that vouches for no statement. */
const none = ''

export {
  none as Apple_WebAuthn_Root_CA,
  none as GlobalSign_Root_CA,
  none as GlobalSign_Root_CA_R3,
  none as GlobalSign_Root_R46,
  none as Google_Hardware_Attestation_Root_1,
  none as Google_Hardware_Attestation_Root_2,
  none as Google_Hardware_Attestation_Root_3,
  none as Google_Hardware_Attestation_Root_4,
}
