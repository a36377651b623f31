/**
 * Words of the standard's list of categories that catalogs seldom have, each with a broader one that they do have. What
 * is in neither list means nothing here: an operator adds it to the aliases of a category.
 */
const BROADER: Readonly<Record<string, string>> = {
  'agile-project-management': 'project-management',
  'applicant-tracking': 'hr',
  'application-development': 'developer-tools',
  'billing-and-invoicing': 'accounting',
  'call-center-management': 'crm',
  'contact-management': 'crm',
  'customer-service-and-support': 'help-desk',
  'data-collection': 'data-analytics',
  'e-signature': 'document-management',
  'educational-content': 'education',
  'email-management': 'e-mail',
  'enterprise-project-management': 'project-management',
  'enterprise-social-networking': 'collaboration',
  'facility-management': 'business',
  'financial-reporting': 'accounting',
  'fleet-management': 'business',
  'geographic-information-systems': 'maps-and-location',
  'it-asset-management': 'inventory-management',
  'it-development': 'developer-tools',
  'it-security': 'security',
  'it-service-management': 'help-desk',
  'mobile-marketing': 'marketing',
  'mobile-payment': 'payment-gateway',
  'network-management': 'networking',
  'online-community': 'communications',
  'predictive-analysis': 'data-analytics',
  procurement: 'business',
  'productivity-suite': 'office',
  'project-collaboration': 'project-management',
  'property-management': 'business',
  'real-estate-management': 'business',
  'resource-management': 'erp',
  'sales-management': 'crm',
  'service-desk': 'help-desk',
  'talent-management': 'hr',
  'taxes-management': 'accounting',
  'web-collaboration': 'collaboration',
  'web-conferencing': 'video-conferencing',
  'workflow-management': 'business-process-management',
};

export function broaderWords(word: string): string {
  const normal = word.toLowerCase();
  return Object.hasOwn(BROADER, normal) ? (BROADER[normal] ?? word) : word;
}
