/** Validated against the real Admin schema by `documents.test.ts`. */
export const shopDetails = `query ShopDetails { shop { name currencyCode } }`;

/** The settings of the theme that shoppers see; its colours are among them. */
export const themeSettings = `query ThemeSettings {
  themes(first: 1, roles: [MAIN]) {
    nodes {
      name
      files(first: 1, filenames: ["config/settings_data.json"]) {
        nodes {
          body {
            ... on OnlineStoreThemeFileBodyText { content }
            ... on OnlineStoreThemeFileBodyBase64 { contentBase64 }
          }
        }
      }
    }
  }
}`;

/** Within the rules of bulk operations: five connections at most, two levels deep, unaliased ids. */
export const exportedProducts = `query ExportedProducts {
  products(query: "status:active") {
    edges {
      node {
        id
        handle
        title
        description(truncateAt: 2000)
        vendor
        productType
        tags
        status
        onlineStoreUrl
        featuredMedia { preview { image { url } } }
        metafields { edges { node { id namespace key value } } }
        collections { edges { node { id handle title } } }
        variants {
          edges {
            node {
              id
              title
              price
              compareAtPrice
              availableForSale
              selectedOptions { name value }
            }
          }
        }
      }
    }
  }
}`;

/** Grouped, so that a product's children follow it at once. */
export const startExport = `mutation StartExport($query: String!) {
  bulkOperationRunQuery(query: $query, groupObjects: true) {
    bulkOperation { id }
    userErrors { code message }
  }
}`;

export const exportState = `query ExportState($id: ID!) {
  bulkOperation(id: $id) { status errorCode objectCount rootObjectCount url }
}`;
