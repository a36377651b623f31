/** Texts of the page of headline figures, in English. */
export const statisticsTexts = {
  statisticsPage: {
    title: 'Statistics',
    lead: 'What is published in the catalog, in figures. They are counted anew with each build.',
    countedOn: 'Counted on',
    figures: {
      listings: 'Listings',
      verified: 'Verified domains',
      vendors: 'Publishers',
      versions: 'Versions',
    },
    byCategory: 'Listings by category',
    byLicenseType: 'Listings by license type',
    byPlatform: 'Listings by platform',
    releasesByMonth: 'Releases by month',
    category: 'Category',
    licenseType: 'License type',
    platform: 'Platform',
    month: 'Month',
    listings: 'Listings',
    releases: 'Releases',
    notKnown: 'Not known',
    platformsOverlap: 'A listing may stand for several platforms.',
    more: 'The same figures as JSON',
  },
};
