package com.example.shop

import android.Manifest
import android.annotation.SuppressLint
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.webkit.PermissionRequest
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient
import androidx.activity.ComponentActivity
import androidx.activity.result.contract.ActivityResultContracts

private const val SERVICE_HOST = "verify.shop.example"
private const val SHOP_HOST = "shop.example"

/**
 * Shows the address of the extra `address`: a one-time link, or your own page. Ends with RESULT_OK after the flow and
 * with RESULT_CANCELED if the person left it; the extra `inquiryId` is the inquiry, if there is one.
 */
class VerificationActivity : ComponentActivity() {
    private var request: PermissionRequest? = null
    private var files: ValueCallback<Array<Uri>>? = null

    private val camera = registerForActivityResult(ActivityResultContracts.RequestPermission()) { isGranted ->
        if (isGranted) request?.grant(arrayOf(PermissionRequest.RESOURCE_VIDEO_CAPTURE)) else request?.deny()
        request = null
    }

    private val file = registerForActivityResult(ActivityResultContracts.GetContent()) { uri ->
        files?.onReceiveValue(if (uri == null) null else arrayOf(uri))
        files = null
    }

    @SuppressLint("SetJavaScriptEnabled")
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        val web = WebView(this)
        web.settings.javaScriptEnabled = true
        web.settings.domStorageEnabled = true
        // The preview of the camera starts without a touch.
        web.settings.mediaPlaybackRequiresUserGesture = false
        web.webViewClient = Addresses()
        web.webChromeClient = Permissions()
        setContentView(web)
        if (savedInstanceState == null) {
            web.loadUrl(requireNotNull(intent.getStringExtra("address")))
        } else {
            web.restoreState(savedInstanceState)
        }
    }

    private fun finishWith(result: Int, address: Uri) {
        setResult(result, Intent().putExtra("inquiryId", address.getQueryParameter("inquiry-id")))
        finish()
    }

    private inner class Addresses : WebViewClient() {
        override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
            val address = request.url
            if (!request.isForMainFrame || address.host == SERVICE_HOST) return false
            when {
                address.host == SHOP_HOST && address.path == "/verified" -> finishWith(RESULT_OK, address)
                address.host == SHOP_HOST && address.path == "/left" -> finishWith(RESULT_CANCELED, address)
                address.host == SHOP_HOST -> return false
                // Other pages, such as a privacy policy, open in the browser.
                address.scheme == "https" -> startActivity(Intent(Intent.ACTION_VIEW, address))
            }
            return true
        }
    }

    private inner class Permissions : WebChromeClient() {
        override fun onPermissionRequest(asked: PermissionRequest) {
            val isCamera = asked.resources.contentEquals(arrayOf(PermissionRequest.RESOURCE_VIDEO_CAPTURE))
            if (asked.origin.host != SERVICE_HOST || !isCamera) return asked.deny()
            request = asked
            camera.launch(Manifest.permission.CAMERA)
        }

        override fun onShowFileChooser(
            view: WebView,
            chosen: ValueCallback<Array<Uri>>,
            parameters: FileChooserParams,
        ): Boolean {
            files?.onReceiveValue(null)
            files = chosen
            file.launch("*/*")
            return true
        }
    }
}
