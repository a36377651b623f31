<?php

const FIVE_MINUTES = 300;

/**
 * $secret: as it was shown to you, with "whsec_". $timestamp, $signature: headers X-Service-Timestamp and
 * X-Service-Signature. $body: raw, file_get_contents('php://input'), before any JSON is parsed.
 */
function verify(string $secret, ?string $timestamp, ?string $signature, string $body, ?int $now = null): bool
{
    // Without them it is a stranger's request: answer 401, as to a wrong signature.
    if ($timestamp === null || $signature === null) {
        return false;
    }
    $now ??= time();
    if (!preg_match('/^[0-9]{1,15}$/D', $timestamp) || abs($now - (int) $timestamp) > FIVE_MINUTES) {
        return false;
    }
    $expected = 'sha256=' . hash_hmac('sha256', $timestamp . '.' . $body, $secret);
    return hash_equals($expected, $signature);
}
